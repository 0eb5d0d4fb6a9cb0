import type { Page } from '@playwright/test';

/** Scrolls down by half windows; each step waits until the pictures in view are drawn. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      const inView = [...document.images].filter(
        (img) => img.getBoundingClientRect().top < innerHeight,
      );
      await Promise.all(inView.map((img) => img.decode()));
      await frame();
    }
    await frame();
  });
}
