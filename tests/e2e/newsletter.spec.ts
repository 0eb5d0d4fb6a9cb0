import { expect, test } from '#tests/support/browser-test.ts';
import {
  blockOf,
  fieldOf,
  FUNCTION,
  mailedLink,
  newAddress,
  openBlock,
  submitOf,
} from '#tests/support/newsletter-pages.ts';
import { readContent } from '#tests/support/site-content.ts';

const REQUESTED = 'Fast geschafft: Sieh in dein Postfach';

for (const path of ['/blog', '/blog/seite/2', '/blog/kategorie/entspannung']) {
  test(`B6: ${path} has the block with one field for an address and the button`, async ({
    page,
  }) => {
    await page.goto(path);
    const block = blockOf(page);
    await expect(block.getByRole('heading', { name: 'Bleib auf dem Laufenden' })).toBeVisible();
    await expect(block.getByRole('textbox')).toHaveCount(1);
    await expect(fieldOf(page)).toHaveAttribute('type', 'email');
    await expect(block.getByRole('button')).toHaveText('Anmelden');
    await expect(block.getByRole('checkbox')).toHaveCount(0);
  });
}

test('RN-01: sender, content, frequency and withdrawal stand at the field, and the way to the privacy policy', async ({
  page,
}) => {
  await page.goto('/blog');
  const block = blockOf(page);
  for (const words of [
    readContent('site/company.yaml').name,
    'neue Artikel',
    'Angebote',
    'etwa einmal im Monat',
    'jederzeit widerrufen',
  ]) {
    await expect(block).toContainText(words);
  }
  await block.getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page).toHaveURL('/datenschutz#abschnitt-11');
  await expect(page.locator('#abschnitt-11')).toContainText('Newsletter');
  await expect(page.locator('#abschnitt-11')).toBeInViewport();
});

test('the list fetches nothing for the block until it is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await expect(fieldOf(page)).toBeVisible();
  expect(scripts.filter((url) => url.includes('islands/newsletter'))).toEqual([]);
});

test('B6: a request is answered in place, and the focus goes to the answer', async ({ page }) => {
  await openBlock(page);
  const address = newAddress();
  await fieldOf(page).fill(address);
  const sending = page.waitForRequest(FUNCTION);
  await submitOf(page).click();
  expect((await sending).postDataJSON()).toMatchObject({ email: address });
  const answer = blockOf(page).getByRole('heading', { name: REQUESTED });
  await expect(answer).toBeFocused();
  await expect(page).toHaveURL('/blog');
  expect(await mailedLink(address)).toMatch(/^\/newsletter\/bestaetigen\?token=/);
});

test('the answer comes up in a live region that was there before', async ({ page }) => {
  await openBlock(page);
  await page.locator('main [aria-live=polite]').evaluate((region) => {
    region.id = 'the-same-as-before';
  });
  await fieldOf(page).fill(newAddress());
  await page.keyboard.press('Enter');
  await expect(page.locator('#the-same-as-before')).toContainText(REQUESTED);
});

test('what the server refuses is told at the field, which keeps the focus', async ({
  page,
  faults,
}) => {
  faults.allow(/400/);
  await openBlock(page);
  await fieldOf(page).fill('anna@ohnepunkt');
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toHaveAccessibleDescription('Ungültige E-Mail-Adresse');
  await expect(fieldOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(fieldOf(page)).toBeFocused();
  await expect(page.locator('main [aria-live=polite]')).toContainText('Ungültige E-Mail-Adresse');
  await fieldOf(page).fill(newAddress());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: REQUESTED })).toBeFocused();
});

test('a field without an address is refused by the browser itself', async ({ page }) => {
  await openBlock(page);
  await submitOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
  expect(await fieldOf(page).evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(
    false,
  );
});

for (const [status, words] of [
  [503, /konnten deine Anmeldung gerade nicht speichern/],
  [429, /in zehn Minuten noch einmal/],
] as const) {
  test(`an answer ${status} is told, and the address stays in the field`, async ({
    page,
    faults,
  }) => {
    faults.allow(new RegExp(String(status)));
    await page.route(FUNCTION, (route) => route.fulfill({ status, json: {} }));
    await openBlock(page);
    const address = newAddress();
    await fieldOf(page).fill(address);
    await page.keyboard.press('Enter');
    await expect(blockOf(page)).toContainText(words);
    await expect(fieldOf(page)).toHaveValue(address);
    await expect(submitOf(page)).toBeEnabled();
  });
}

test('a page that answers in place of the server is no request that was stored', async ({
  page,
}) => {
  await page.route(FUNCTION, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Willkommen im WLAN</h1>' }),
  );
  await openBlock(page);
  const address = newAddress();
  await fieldOf(page).fill(address);
  await page.keyboard.press('Enter');
  await expect(blockOf(page)).toContainText(/konnten deine Anmeldung gerade nicht speichern/);
  await expect(fieldOf(page)).toHaveValue(address);
});

test('a request that is sent twice in a hurry is sent once', async ({ page }) => {
  let sent = 0;
  await page.route(FUNCTION, async (route) => {
    sent += 1;
    await route.continue();
  });
  await openBlock(page);
  await fieldOf(page).fill(newAddress());
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: REQUESTED })).toBeVisible();
  expect(sent).toBe(1);
});

test('whom the script does not reach gets the page for those without', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.route(/islands\/newsletter/, (route) => route.abort());
  await page.goto('/blog');
  await fieldOf(page).fill(newAddress());
  await submitOf(page).click();
  await expect(page.getByRole('heading', { level: 1, name: REQUESTED })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('B6: a request comes back as a page that says what to do', async ({ page }) => {
    await page.goto('/blog');
    const address = newAddress();
    await fieldOf(page).fill(address);
    await submitOf(page).click();
    await expect(page).toHaveTitle(new RegExp(`^${REQUESTED}`));
    await expect(page).toHaveURL('/blog');
    expect(await mailedLink(address)).toMatch(/^\/newsletter\/bestaetigen\?token=/);
    await page.getByRole('link', { name: 'Zum Schlaf-Wissen' }).click();
    await expect(blockOf(page)).toBeVisible();
  });

  test('the form comes back with the entry and the message at the field', async ({
    page,
    faults,
  }) => {
    faults.allow(/422/);
    await page.goto('/blog');
    await fieldOf(page).fill('anna@ohnepunkt');
    await submitOf(page).click();
    await expect(page).toHaveTitle(/^Bitte prüfe deine E-Mail-Adresse/);
    await expect(fieldOf(page)).toHaveValue('anna@ohnepunkt');
    await expect(fieldOf(page)).toHaveAccessibleDescription('Ungültige E-Mail-Adresse');
    await fieldOf(page).fill(newAddress());
    await submitOf(page).click();
    await expect(page).toHaveTitle(new RegExp(`^${REQUESTED}`));
  });
});
