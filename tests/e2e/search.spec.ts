import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Suche' });
const choices = (page: Page) => page.getByRole('option');
const chosen = (page: Page) => page.getByRole('option', { selected: true });
const results = (page: Page) => page.getByRole('main').getByRole('list').locator('h3 a');

test('the icon in the header leads to the search, where typing can begin at once', async ({
  page,
}) => {
  await page.goto('/team');
  await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click();
  await expect(page).toHaveURL('/suche');
  await expect(field(page)).toBeFocused();
});

test('Ctrl K opens the search on every page, and K alone does nothing', async ({ page }) => {
  await page.goto('/team');
  await page.keyboard.press('k');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/suche');
  await expect(field(page)).toBeFocused();
});

test('that Ctrl K does so is said where there is room for a keyboard', async ({ page }) => {
  await page.goto('/suche');
  const note = page.getByText('Mit Strg K');
  await expect(note).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(note).toBeHidden();
});

test('Ctrl K takes nobody away from a form', async ({ page }) => {
  await page.goto('/kuendigung');
  const name = page.getByRole('textbox').first();
  await name.fill('Anna');
  await name.press('Control+k');
  await expect(name).toHaveValue('Anna');
  await expect(page).toHaveURL('/kuendigung');
});

test('Ctrl K on the page of the search selects what stands in the field', async ({ page }) => {
  await page.goto('/suche?q=Kaffee');
  await expect(field(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Licht');
  await expect(field(page)).toHaveValue('Licht');
  await expect(page).toHaveURL('/suche?q=Kaffee');
});

test('while somebody types, a list offers places; arrows choose one and Enter opens it', async ({
  page,
}) => {
  await page.goto('/suche');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).pressSequentially('einschlafstorung');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(choices(page).first()).toContainText('Ich liege wach');
  await expect(chosen(page)).toHaveCount(0);

  await field(page).press('ArrowDown');
  await expect(chosen(page)).toHaveCount(1);
  const id = (await chosen(page).getAttribute('id')) ?? '';
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
  await field(page).press('ArrowUp');
  await expect(chosen(page)).toHaveCount(0);
  await field(page).press('ArrowUp');
  await expect(choices(page).last()).toHaveAttribute('aria-selected', 'true');
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  await expect(choices(page).first()).toHaveAttribute('aria-selected', 'true');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/blog\/die-richtige-hilfe.*#ich-liege-wach/);
  await expect(page.locator(':target')).toBeInViewport();
});

test('a click on a place of the list opens it', async ({ page }) => {
  await page.goto('/suche');
  await field(page).pressSequentially('Kosten');
  await choices(page).first().click();
  await expect(page).toHaveURL('/preise');
});

test('Escape closes the list and keeps what was typed', async ({ page }) => {
  await page.goto('/suche');
  await field(page).pressSequentially('Kosten');
  await expect(choices(page).first()).toBeVisible();
  await field(page).press('Escape');
  await expect(choices(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('Kosten');
});

test('Enter shows all results in place, with words marked and a way back, and names them in no address', async ({
  page,
}) => {
  await page.goto('/suche');
  await field(page).pressSequentially('Schlafhygiene');
  await expect(choices(page).first()).toBeVisible();
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    /^\d Treffer für „Schlafhygiene“$/,
  );
  await expect(page).toHaveURL('/suche');
  await expect(page).toHaveTitle(/^„Schlafhygiene“ – Suche – /);
  await expect(page.getByRole('status')).toHaveText(/^\d Treffer für/);
  await expect(page.locator('main mark').first()).toBeVisible();
  await expect(choices(page)).toHaveCount(0);

  await field(page).fill('Kaffee');
  await field(page).press('Enter');
  await expect(page).toHaveTitle(/^„Kaffee“ – Suche – /);
  await page.goBack();
  await expect(page).toHaveTitle(/^„Schlafhygiene“ – Suche – /);
  await expect(field(page)).toHaveValue('Schlafhygiene');
  const first = page.locator('.search-hit').first();
  await expect(first.locator('h3')).toContainText('Die richtige Hilfe bei Schlafstörungen');
  await expect(first).toContainText('Artikel · Reichen gute Schlafregeln aus?');
  await results(page).first().click();
  await expect(page.locator(':target')).toBeInViewport();
  await page.goBack();
  await expect(results(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(/^Suche – /);
});

test('results that are loaded again are found again without asking the server', async ({
  page,
}) => {
  await page.goto('/suche');
  await field(page).pressSequentially('Schlafhygiene');
  await field(page).press('Enter');
  await expect(results(page).first()).toBeVisible();
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.reload();
  const request = await loaded;
  expect([request.method(), new URL(request.url()).search]).toEqual(['GET', '']);
  await expect(field(page)).toHaveValue('Schlafhygiene');
  await expect(results(page).first()).toBeVisible();
});

test('a popular search shows its results in place, and the focus goes to them', async ({
  page,
}) => {
  await page.goto('/suche');
  await expect(field(page)).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /Treffer für/ })).toBeFocused();
  await expect(page).toHaveURL('/suche');
});

test('what was searched for before the script had come stays, and the way back leads to it', async ({
  page,
}) => {
  const arrival = Promise.withResolvers<undefined>();
  await page.route(/search\.island/, async (route) => {
    await arrival.promise;
    await route.fallback();
  });
  await page.goto('/suche', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  const heading = page.getByRole('heading', { name: /Treffer für/ });
  await expect(heading).toBeVisible();
  const found = await heading.textContent();
  arrival.resolve(undefined);
  await expect(field(page)).toBeVisible();
  await expect(heading).toHaveText(found ?? '');
  await field(page).fill('Kaffee');
  await field(page).press('Enter');
  await expect(page).toHaveTitle(/^„Kaffee“ – Suche – /);
  await page.goBack();
  await expect(heading).toHaveText(found ?? '');
});

test('a result has an excerpt where the operator chose it', async ({ page }) => {
  await page.goto('/suche?q=Rechnung');
  const first = page.locator('.search-hit').first();
  await expect(first).toContainText('Rechtliches · Preis und Zahlung');
  await expect(first.locator('p').last()).toContainText(/\p{L}{3}.* …$/u);
});

test('on a laptop results reach over the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/suche?q=Schlaf');
  const boxes = await page.locator('.search-hit').evaluateAll((all) =>
    all.map((hit) => {
      const { left, right } = hit.getBoundingClientRect();
      return { left, right: innerWidth - right };
    }),
  );
  expect(boxes.length).toBeGreaterThan(4);
  expect(Math.min(...boxes.map(({ right }) => right))).toBeCloseTo(boxes[0]?.left ?? 0, 0);
});

test('on a phone the best results fit on two screens, and the others are behind one button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/suche?q=Schlaf');
  const hits = page.locator('.search-hit');
  const total = await hits.count();
  expect(total).toBeGreaterThan(7);
  const [top, bottom] = [await hits.first().boundingBox(), await hits.nth(6).boundingBox()];
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0) - (top?.y ?? 0)).toBeLessThan(2 * 844);
  await expect(hits.nth(7)).toBeHidden();
  await page.getByText(`Weitere ${String(total - 7)} Treffer`).click();
  await expect(hits.last()).toBeVisible();
  await field(page).fill('Schlafstörungen');
  await field(page).press('Enter');
  await expect(hits.nth(6)).toBeVisible();
  await expect(hits.nth(7)).toBeHidden();
});

test('an article stands once among the results, and its further places lead to their headings', async ({
  page,
}) => {
  await page.goto('/suche?q=Schlafrestriktion');
  const paths = await results(page).evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname).filter((path) => path !== '/'),
  );
  expect(new Set(paths).size).toBe(paths.length);
  const further = page.getByRole('list', { name: 'Auch auf dieser Seite' }).first();
  await further.getByRole('link').first().click();
  await expect(page.locator(':target')).toBeInViewport();
});

test('a question that is found is unfolded', async ({ page }) => {
  await page.goto('/suche?q=Schlaftabletten');
  await results(page).first().click();
  await expect(page).toHaveURL('/#schlaftabletten');
  await expect(page.locator('#schlaftabletten')).toBeInViewport();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('whoever asks for what kills sees who helps before anything else', async ({ page }) => {
      await page.goto('/suche?q=wie+viele+schlaftabletten+sind+tödlich');
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: '112', exact: true })).toBeVisible();
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
        'Wenn es dir schlecht geht',
      );
    });

    for (const [query, heading] of [
      ['xyzqwert', /^Nichts gefunden/],
      ['Kaffee', /Treffer/],
    ] as const) {
      test(`below what "${query}" comes to, the numbers stand small`, async ({ page }) => {
        await page.goto(`/suche?q=${query}`);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 2 })).toHaveText(heading);
        await expect(main.getByRole('link', { name: '112', exact: true })).toBeVisible();
      });
    }
  });
}
