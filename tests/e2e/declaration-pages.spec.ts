import { brotliDecompressSync } from 'node:zlib';
import type { Locator } from '@playwright/test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from '#tests/support/browser-test.ts';
import { newCancellation } from '#tests/support/declaration-pages.ts';
import { ask } from '#tests/support/http-request.ts';

// The first flight of a new TCP connection: ten segments of 1,460 bytes.
const PAGE_BYTES = 14_600;

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // Matters of writing that HTML leaves open and React decides.
      'attr-case': 'off',
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
    },
  }),
);

const longest = {
  ...newCancellation(),
  name: 'n'.repeat(100),
  reason: 'Grund und Dank. '.repeat(62),
};

const ANSWERS = [
  { path: '/kuendigung', form: undefined, status: 200 },
  { path: '/widerruf', form: undefined, status: 200 },
  { path: '/kuendigung', form: { email: 'a@', name: '', reason: '' }, status: 422 },
  { path: '/kuendigung', form: longest, status: 200 },
];

for (const { path, form, status } of ANSWERS) {
  const what = form ? `answers a form with ${status}` : 'is asked for';

  test(`when ${path} ${what}, it fits into the first flight and is valid HTML`, async ({
    baseURL,
  }) => {
    const site = baseURL ?? '';
    const answer = await ask(site, path, {
      headers: {
        'accept-encoding': 'br',
        ...(form && { origin: site, 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
    });
    expect(answer.status).toBe(status);
    expect(answer.body.length).toBeLessThanOrEqual(PAGE_BYTES);
    const { results } = await validator.validateString(
      brotliDecompressSync(answer.body).toString(),
    );
    const messages = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? '?'}`,
      ),
    );
    expect(messages).toEqual([]);
  });
}

test('no script is fetched before the page can be used', async ({ request }) => {
  for (const path of ['/kuendigung', '/widerruf']) {
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/<script[^>]+src=|rel="?modulepreload/);
  }
});

test('RD-01: the forms lead to what the privacy policy says about them', async ({ page }) => {
  for (const path of ['/kuendigung', '/widerruf']) {
    await page.goto(path);
    await page
      .getByRole('form')
      .getByRole('link', { name: 'Datenschutzerklärung', exact: true })
      .click();
    await expect(page).toHaveURL('/datenschutz#abschnitt-10');
    await expect(page.locator('#abschnitt-10')).toContainText('Kündigung und Widerruf');
    await expect(page.locator('#abschnitt-10')).toBeInViewport();
  }
});

for (const path of ['/kuendigung', '/widerruf']) {
  test(`on ${path} only the button of the form is filled, not the one of the header`, async ({
    page,
  }) => {
    await page.goto(path);
    const ground = (button: Locator) =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const booking = page
      .getByRole('banner')
      .getByRole('link', { name: /^Schlafcoaching entdecken/ });
    await expect(booking).toBeVisible();
    const submit = page.getByRole('main').locator('[type="submit"]').first();
    expect(await ground(booking)).not.toBe(await ground(submit));
  });
}
