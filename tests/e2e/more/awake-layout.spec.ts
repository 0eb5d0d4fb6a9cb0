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

test('doors are as high as their words need, and the moon begins where the title does', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/wach');
    const unused = await page.locator('.door').evaluateAll((all) =>
      all.map((door) => {
        const words = [...door.children].map((one) => one.getBoundingClientRect());
        const used = Math.max(...words.map(({ bottom }) => bottom)) - (words[0]?.top ?? 0);
        return door.getBoundingClientRect().height - Math.max(used + 34, 108);
      }),
    );
    expect(Math.max(...unused), `${width} px`).toBeLessThan(1);
    // The picture leaves a twelfth of its box free on each side.
    const begins = await page.evaluate(() => {
      const title = document.querySelector('h1')?.getBoundingClientRect();
      const moon = document.querySelector('.doors-moon')?.getBoundingClientRect();
      return (moon?.left ?? 0) + (moon?.width ?? 0) / 12 - (title?.left ?? 0);
    });
    expect(Math.abs(begins), `${width} px`).toBeLessThan(1);
  }
});
