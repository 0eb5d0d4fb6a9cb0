import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/support/browser-test.ts';
import { beginWith, decision } from '#tests/support/consent.ts';
import { addStyles } from '#tests/support/styles.ts';
import { switchTheme, THEMES, WIDTHS } from '#tests/support/themes.ts';

/** Parts of the landing page whose words stand on a picture. */
const PICTURES = ['.scene', '.night-scene', '.closing-stage'];

// What lies over a picture is no ground of its words.
const STYLES = `
  body > :not(main), .offer-bar { visibility: hidden; transition: none }
  .bare * { color: transparent !important; text-decoration-color: transparent !important }
`;

// axe cannot see what a picture shows below words, so pixels are counted.
for (const width of WIDTHS) {
  test(`words on pictures have 7 to 1 at ${String(width)} px, large ones 4.5`, async ({ page }) => {
    await beginWith(page, decision());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await addStyles(page, STYLES);
    for (const theme of THEMES) {
      await switchTheme(page, theme);
      // A picture that is decoded is not painted yet.
      const pale = expect.poll(() => paleWords(page), { message: theme, timeout: 30_000 });
      await pale.toEqual([]);
    }
  });
}

/** Lines that are too pale for what is below them. */
async function paleWords(page: Page): Promise<string[]> {
  const pale: string[] = [];
  for (const part of PICTURES) {
    const picture = page.locator(part);
    await picture.scrollIntoViewIfNeeded();
    await picture
      .locator('img')
      .evaluateAll((all) => Promise.all(all.map((one) => (one as HTMLImageElement).decode())));
    const lines = await picture.evaluate((root) => {
      const { left, top } = root.getBoundingClientRect();
      const paint = document.createElement('canvas').getContext('2d');
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        const words = text.nodeValue?.trim() ?? '';
        if (!paint || !parent || words.length < 2 || parent.closest('.sr-only, .button')) continue;
        const { color, fontSize } = getComputedStyle(parent);
        paint.fillStyle = color;
        paint.fillRect(0, 0, 1, 1);
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { x, y, width, height } of range.getClientRects()) {
          const box = { left: x - left, top: y - top, width, height };
          const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data;
          const needed = Number.parseFloat(fontSize) >= 24 ? 4.5 : 7;
          found.push({ words, box, colour: [red, green, blue], needed });
        }
      }
      return found;
    });
    await picture.evaluate((root) => root.classList.add('bare'));
    const clip = await picture.evaluate((root) => {
      const { x, y, width, height } = root.getBoundingClientRect();
      return { x: x + scrollX, y: y + scrollY, width, height };
    });
    const shown = await page.screenshot({ fullPage: true, clip });
    await picture.evaluate((root) => root.classList.remove('bare'));
    const { data, info } = await sharp(shown)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const { words, box, colour, needed } of lines) {
      const ink = luminance(colour);
      const ratios: number[] = [];
      const end = { x: Math.min(info.width, box.left + box.width), y: box.top + box.height };
      for (let y = Math.max(0, Math.ceil(box.top)); y < Math.min(info.height, end.y); y += 1) {
        for (let x = Math.max(0, Math.ceil(box.left)); x < end.x; x += 1) {
          const at = (y * info.width + x) * 3;
          const ground = luminance([...data.subarray(at, at + 3)]);
          ratios.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
        }
      }
      // A star of the sky may shine through a letter.
      const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 50)] ?? Infinity;
      if (ratio < needed) pale.push(`${words.slice(0, 40)}: ${ratio.toFixed(2)}`);
    }
  }
  return pale;
}

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
