import { expectAccessible, scrollsSideways } from '#tests/support/axe.ts';
import { expect, test as base } from '#tests/support/browser-test.ts';
import { walk } from '#tests/support/tab-walk.ts';
import { startDesk, type Desk } from '#tests/office/start-desk.ts';

const CANCELLATION = '/functions/v1/send-cancellation-slack';
const EMAIL = 'ein-sehr-langer-name-einer-person@eine-ziemlich-lange-adresse.example';

/** The desk beside the server of the example site, with one declaration of this test. */
const test = base.extend<{ reference: string }, { desk: Desk }>({
  desk: [
    async ({}, use) => {
      const dataDir = process.env['TESTED_DATA'] ?? '';
      await using stack = new AsyncDisposableStack();
      const desk = await startDesk((stop) => stack.defer(stop), {
        DATA_DIR: dataDir,
        DIST_DIR: 'dist-example',
      });
      await use(desk);
    },
    { scope: 'worker' },
  ],
  reference: async ({ request }, use) => {
    const site = process.env['TESTED_SITE'] ?? '';
    const answer = await request.post(`${site}${CANCELLATION}`, {
      data: {
        email: EMAIL,
        // The longest name allowed, without a place for a line break.
        name: 'n'.repeat(100),
        reason:
          'Ich ziehe um.\nUndeinsehrlangesWortOhneJedesLeerzeichenDasAufEinemTelefonUmbrechenMuss.',
      },
    });
    await use(((await answer.json()) as { reference: string }).reference);
  },
  baseURL: async ({ desk }, use) => use(desk.address),
  context: async ({ context, desk }, use) => {
    const { cookies } = await desk.joinAs('support');
    const url = desk.address;
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
    await use(context);
  },
});

test('every page of the desk is accessible in every theme and at every width', async ({
  page,
  reference,
}) => {
  const one = `/erklaerungen/${reference}`;
  const pages = ['/erklaerungen?zeigen=all', one, `${one}/drucken`, '/personen', '/newsletter'];
  for (const path of [...pages, '/zustand']) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

test('the list and a declaration fit 320 pixels, also with long names', async ({
  page,
  reference,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/erklaerungen?zeigen=all', `/erklaerungen/${reference}`]) {
    await page.goto(path);
    expect(await scrollsSideways(page), path).toBe(false);
  }
});

test('a declaration is found, handled and found again with the keyboard alone', async ({
  page,
  reference,
}) => {
  await page.goto('/erklaerungen');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(reference);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: reference }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
  const stops = await walk(page, 'Tab');
  expect(stops.filter(({ hasOutline, isCovered }) => !hasOutline || isCovered)).toEqual([]);
  await page.getByLabel(/^Neue Notiz/u).focus();
  await page.keyboard.type('Bestätigt am Telefon.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Die Notiz ist gespeichert.');
  await page.getByRole('button', { name: 'Als erledigt markieren' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Als erledigt markiert.');
  await expect(page.getByText(/^Erledigt von Team <Eins> am/u)).toBeVisible();
});

test('on a phone a person is found and erased with the keyboard alone', async ({
  page,
  reference,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto('/personen');
  await page.getByLabel('E-Mail-Adresse der Person').focus();
  await page.keyboard.type(EMAIL);
  await page.keyboard.press('Enter');
  await expect(page.getByText(reference).first()).toBeVisible();
  await page.getByRole('checkbox', { name: /diese Person/u }).press('Space');
  await page.getByRole('button', { name: 'Endgültig löschen' }).press('Enter');
  await expect(page.getByText(`${reference} bleibt bis Ende`)).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
});

test('the open list asks for the count once a minute, and not while nobody sees it', async ({
  page,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/stand')) asked.push(request.url());
  });
  await page.goto('/erklaerungen');
  await page.route('**/stand', (route) => route.fulfill({ json: { words: '7 offen' } }));
  expect(asked).toHaveLength(0);
  await page.clock.runFor('03:00');
  await expect(page.locator('[data-live-count]')).toHaveText('7 offen');
  expect(asked.length).toBeGreaterThanOrEqual(2);
  expect(asked.length).toBeLessThanOrEqual(3);
  const before = asked.length;
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
  });
  await page.clock.runFor('10:00');
  expect(asked).toHaveLength(before);
});
