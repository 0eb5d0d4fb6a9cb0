import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { finishedPages } from '#tests/support/finished-pages.ts';

const DIST = 'dist-example';

test('every picture is there in each width that a page offers, and for browsers without AVIF', async () => {
  const widths = new Map<string, number>();
  for (const { route, document } of finishedPages(DIST)) {
    for (const source of document.querySelectorAll('source, link[imagesrcset]')) {
      const offered = source.getAttribute('srcset') ?? source.getAttribute('imagesrcset') ?? '';
      for (const [file = '', width] of offered.split(', ').map((one) => one.split(' '))) {
        if (width !== undefined) widths.set(`${route} ${file}`, Number.parseInt(width, 10));
      }
    }
    for (const picture of document.querySelectorAll('picture')) {
      const fallback = picture.querySelector('img')?.getAttribute('src');
      expect(fallback, route).toMatch(/\.(?:webp|svg)$/);
    }
  }
  expect(widths.size).toBeGreaterThan(20);
  for (const [place, width] of widths) {
    const file = join(DIST, 'client', place.split(' ')[1] ?? '');
    expect((await sharp(file).metadata()).width, place).toBe(width);
  }
});
