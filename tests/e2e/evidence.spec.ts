import { expect, test } from '#tests/support/browser-test.ts';

test.beforeEach(({ page }) => page.goto('/wirksamkeit'));

test('row R17: what is not known of this service comes first, then the German guideline', async ({
  page,
}) => {
  const sections = page.getByRole('main').getByRole('region');
  await expect(sections.first()).toHaveAttribute('id', 'nicht-ueber-uns');
  await expect(sections.nth(1)).toHaveAttribute('id', 'leitlinien');
  await expect(sections.nth(1)).toContainText('S3-Leitlinie');
});

test('row R17: every answer names how sure it is, in words', async ({ page }) => {
  const answers = page.locator('#sicherheit li').filter({ has: page.getByRole('heading') });
  expect(await answers.count()).toBeGreaterThanOrEqual(3);
  for (const answer of await answers.all()) {
    await expect(answer).toContainText(
      /Sicherheit: (?:gut gesichert|wahrscheinlich|unsicher|nicht untersucht)/,
    );
  }
});

test('row R17: numbers of sources rise through the text, and each has its entry in the list', async ({
  page,
}) => {
  const numbers = await page
    .locator('sup a')
    .evaluateAll((links) => links.map((link) => Number(link.textContent)));
  const firsts = numbers.filter((number, index) => numbers.indexOf(number) === index);
  expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
  for (const number of firsts) await expect(page.locator(`#quelle-${number}`)).toBeVisible();
  await expect(page.locator('[id^=quelle-]')).toHaveCount(firsts.length);
});

test('row R17: a bar is as long as its value, on one scale, and what is not secured has none', async ({
  page,
}) => {
  const widths = await page
    .locator('#zahlen .bar')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  const values = [0.64, 0.25, 1.27, 0.71];
  const pixels = (widths[2] ?? 0) / 1.27;
  expect(widths.map((width) => width / pixels)).toEqual(
    values.map((value) => expect.closeTo(value, 1)),
  );
  const unsecured = page.locator('#zahlen li').filter({ hasText: 'nicht gesichert' });
  await expect(unsecured).toContainText('nur per Smartphone');
  await expect(unsecured.locator('.bar')).toHaveCount(0);
});

test('each number of a scale stands below its mark in the bars, and no mark behind words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const scales = await page.locator('#zahlen .bar-marks').evaluateAll((all) =>
    all.map((numbers) => {
      const marks = [...(numbers.previousElementSibling?.querySelectorAll('.bar-mark') ?? [])];
      const middle = (element: Element) => {
        const { left, width } = element.getBoundingClientRect();
        return left + width / 2;
      };
      return {
        marks: marks.map((mark) => Math.round(middle(mark))),
        numbers: [...numbers.children].slice(1).map((number) => Math.round(middle(number))),
        high: marks.map((mark) => mark.getBoundingClientRect().height),
      };
    }),
  );
  expect(scales.length).toBeGreaterThan(0);
  for (const { marks, numbers, high } of scales) {
    for (const mark of marks) {
      expect(numbers.some((number) => Math.abs(number - mark) <= 1)).toBe(true);
    }
    expect(new Set(high)).toEqual(new Set([14]));
  }
});

test('row R17: it leads to the page about the price, and says for whom the coaching is not', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/preise#fuer-wen"]')).toBeVisible();
  await main.locator('a[href="/preise"]').click();
  await expect(page).toHaveURL('/preise');
});
