import { expect, test } from '#tests/support/browser-test.ts';
import { consentOn, decision, beginWith, storedDecision } from '#tests/support/consent.ts';

test.use({ visitor: 'first' });

const now = new Date('2026-11-21T03:00:00Z');
const minute = 60_000;
const year = 365 * 24 * 60 * minute;

test.beforeEach(({ page }) => page.clock.setFixedTime(now));

for (const { name, choice } of [
  { name: 'Alle akzeptieren', choice: { analytics: true, marketing: true } },
  { name: 'Nur notwendige', choice: { analytics: false, marketing: false } },
]) {
  test(`C1, C3: '${name}' stores the decision and puts the button in place of the banner`, async ({
    page,
  }) => {
    await page.goto('/agb');
    const { banner, reopen } = consentOn(page);
    await expect(reopen).toBeHidden();
    await banner.getByRole('button', { name }).click();
    await expect(banner).toBeHidden();
    await expect(reopen).toBeVisible();
    const record = { necessary: true, ...choice, timestamp: now.getTime(), version: '1.0' };
    expect(await storedDecision(page)).toEqual(record);
    await page.reload();
    await expect(reopen).toBeVisible();
    await expect(banner).toBeHidden();
  });
}

test('pages that the server makes for each visit ask for the same as finished ones', async ({
  page,
}) => {
  const asked: string[] = [];
  for (const address of ['/agb', '/kuendigung', '/suche']) {
    await page.goto(address);
    asked.push(await consentOn(page).banner.innerText());
  }
  expect(new Set(asked).size, asked.join('\n')).toBe(1);
});

test('the words of the button stand beside it, over nothing else', async ({ page }) => {
  await beginWith(page, decision({ timestamp: now.getTime() }));
  await page.goto('/agb');
  const { reopen } = consentOn(page);
  await reopen.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(reopen).toBeFocused();
  const words = page.getByRole('tooltip').filter({ visible: true });
  const [button, beside] = [await reopen.boundingBox(), await words.boundingBox()];
  expect(beside?.x).toBeGreaterThan((button?.x ?? 0) + (button?.width ?? 0));
  expect(beside?.y).toBeGreaterThanOrEqual(button?.y ?? Infinity);
});

for (const [name, stored, asks] of [
  ['no JSON', '{"analytics":', true],
  ['something else than a decision', '[]', true],
  ['another version', decision({ version: '0.9', timestamp: now.getTime() }), true],
  ['365 days and one minute old', decision({ timestamp: now.getTime() - year - minute }), true],
  ['365 days less one minute old', decision({ timestamp: now.getTime() - year + minute }), false],
  ['two days ahead of the clock', decision({ timestamp: now.getTime() + 2880 * minute }), false],
  ['years ahead of the clock', decision({ timestamp: now.getTime() + 3 * year }), true],
] as const) {
  test(`C2: somebody whose record is ${name} is ${asks ? 'asked' : 'not asked'}`, async ({
    page,
  }) => {
    await beginWith(page, stored);
    await page.goto('/agb');
    const { banner, reopen } = consentOn(page);
    await expect(banner).toBeVisible({ visible: asks });
    await expect(reopen).toBeVisible({ visible: !asks });
  });
}

test('RC-02: the two decisions are alike in size and colour, side by side; the settings are quieter', async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/agb');
    const { all, necessary, settings } = consentOn(page);
    const looks = await Promise.all(
      [all, necessary, settings].map((button) =>
        button.evaluate((element) => {
          const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
          const { top, height } = element.getBoundingClientRect();
          return { color, backgroundColor, fontSize, fontWeight, top, height };
        }),
      ),
    );
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]?.backgroundColor).toBe('rgba(0, 0, 0, 0)');
    const [first, second] = await Promise.all([all.boundingBox(), necessary.boundingBox()]);
    expect(Math.abs((first?.width ?? 0) - (second?.width ?? 0))).toBeLessThan(16);
  }
});

test('the keyboard goes through the banner while the page behind it stays where it is', async ({
  page,
}) => {
  await page.goto('/agb');
  const { all } = consentOn(page);
  await expect(all).toBeVisible();
  await page.keyboard.press('Tab');
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('.consent :focus')).toBeInViewport({ ratio: 1 });
    // By then the browser would have begun to scroll.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('a click before the script is there is not lost', async ({ page }) => {
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/islands/consent.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/agb');
  const { banner, necessary } = consentOn(page);
  await necessary.click();
  await expect(banner).toBeVisible();
  gate.resolve(undefined);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await storedDecision(page)).toMatchObject({ analytics: false });
});

test('a double click decides once and opens the settings once', async ({ page }) => {
  await page.goto('/agb');
  const { settings, dialog, all, banner } = consentOn(page);
  await settings.dblclick();
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await all.dblclick();
  await expect(banner).toBeHidden();
  expect(await storedDecision(page)).toMatchObject({ analytics: true });
});

test('the script is loaded also in a browser that never becomes idle', async ({ page }) => {
  await page.addInitScript(() => {
    self.requestIdleCallback = () => 0;
  });
  const woken = page.waitForResponse('**/islands/consent.js');
  await page.goto('/');
  await woken;
});

test('where the script is blocked the page works, and nothing is decided', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.route('**/islands/consent.js*', (route) => route.abort());
  await page.goto('/#faq');
  const { necessary, banner } = consentOn(page);
  await necessary.click();
  await expect(banner).toBeVisible();
  const question = page.locator('#faq summary').first();
  await question.click();
  await expect(page.locator('#faq details').first()).toHaveAttribute('open');
  expect(await storedDecision(page)).toBeNull();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, and there is neither a button nor a place for reviews', async ({
    page,
  }) => {
    await page.goto('/');
    const { banner, reopen } = consentOn(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
    await expect(reopen).toBeHidden();
    await expect(page.getByRole('button', { name: 'Bewertungen laden' })).toBeHidden();
    await page.goto('/datenschutz');
    await expect(page.getByRole('main')).toContainText(
      /ohne\s+JavaScript wird nichts davon geladen/,
    );
  });
});
