import { expect, test } from '#tests/support/browser-test.ts';
import { readContent } from '#tests/support/site-content.ts';

const { doors } = readContent('tools/awake.yaml');
const slugs = { gedanken: doors.thoughts, wachliegen: doors.lyingAwake, anspannung: doors.tension };

for (const [width, height, motion] of [
  [320, 568, 'no-preference'],
  [320, 568, 'reduce'],
  [390, 844, 'no-preference'],
  [1280, 800, 'reduce'],
] as const) {
  test(`the ways on are in the window and in one place on every step: ${width} × ${height}, motion: ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.setViewportSize({ width, height });
    for (const [door, { steps }] of Object.entries(slugs)) {
      const places: (number | undefined)[] = [];
      for (const at of steps.keys()) {
        await page.goto(`/wach/${door}#schritt-${String(at + 1)}`);
        const ways = page.locator('.step:visible').getByRole('navigation');
        const [link, count] = [ways.getByRole('link').last(), ways.getByText(/ von /)];
        await expect(link).toBeInViewport({ ratio: 1 });
        places.push(...[await link.boundingBox(), await count.boundingBox()].map((box) => box?.y));
      }
      const [first = 0, counter = 0] = places;
      for (const [at, y] of places.entries()) {
        const wanted = at % 2 === 0 ? first : counter;
        expect(Math.abs((y ?? 0) - wanted), `${door} ${String(at)}`).toBeLessThan(8);
      }
    }
  });
}

test('doors are equally high, and the moon above them ends where they end', async ({ page }) => {
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/wach');
    const boxes = await page
      .locator('.door')
      .evaluateAll((all) => all.map((door) => door.getBoundingClientRect().height));
    expect(Math.max(...boxes) - Math.min(...boxes), `${width} px`).toBeLessThan(1);
    // The picture leaves a twelfth of its box free on each side.
    const ends = await page.evaluate(() => {
      const doors = [...document.querySelectorAll('.door')];
      const end = Math.max(...doors.map((door) => door.getBoundingClientRect().right));
      const moon = document.querySelector('.doors-moon')?.getBoundingClientRect();
      return (moon?.right ?? 0) - (moon?.width ?? 0) / 12 - end;
    });
    expect(Math.abs(ends), `${width} px`).toBeLessThan(1);
  }
});
