import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { MONDAY } from '#tests/support/diary.ts';
import { fitCheckOn, fitting } from '#tests/support/fit-check.ts';
import { expectNotFound, PAGE_KINDS } from '#tests/support/page-kinds.ts';
import { addStyles } from '#tests/support/styles.ts';
import { EVERY_LOOK, switchTheme, THEMES } from '#tests/support/themes.ts';

const WIDTHS = [375, 1280] as const;
const FIRST_TIER = { 375: ['light', 'night'], 1280: ['dark'] } as const;
const SECOND_TIER = { 375: ['dark'], 1280: ['light', 'night'] } as const;
// The withdrawal is made of the parts of the cancellation.
const KINDS = Object.entries(PAGE_KINDS).filter(([kind]) => kind !== 'withdrawal');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of KINDS) {
  test(`the page "${kind}" looks as it should in every theme at two widths`, async ({
    page,
    faults,
  }) => {
    expectNotFound(faults, kind);
    await openWithoutPictures(page, path);
    await expectLooks(page, kind);
  });
}

test('what follows from the nine questions looks as it should in every theme at two widths', async ({
  page,
}) => {
  await openWithoutPictures(page, '/passt-das');
  await fitCheckOn(page).step({ ...fitting, daytime: 'yes', health: 'yes' });
  await expectLooks(page, 'fit-check-outcome');
});

test('every part of the catalogue looks as it should in every theme at two widths', async ({
  page,
}) => {
  await openWithoutPictures(page, '/katalog');
  await expectLooks(page, 'catalogue');
});

async function expectLooks(page: Page, name: string): Promise<void> {
  const isRenewing = test.info().config.updateSnapshots === 'changed';
  const chosen = EVERY_LOOK ? SECOND_TIER : FIRST_TIER;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const theme of isRenewing ? THEMES : chosen[width]) {
      await switchTheme(page, theme);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      // The header belongs to the picture below it as soon as the page is at its top again.
      await expect(page.locator('html')).not.toHaveAttribute('data-past');
      await expect.soft(page).toHaveScreenshot(`${name}-${String(width)}-${theme}.png`, {
        fullPage: true,
        timeout: 30_000,
      });
    }
  }
}

/**
 * A plain grey stands for every picture, which are the operator's as well, and a plain blue for every
 * gradient: the browser blurs their steps with noise, which would be most of what the files hold.
 */
async function openWithoutPictures(page: Page, path: string): Promise<void> {
  await page.route(/\.(?:avif|webp|jpe?g)$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: GREY }),
  );
  // An empty diary shows the last four days as an example.
  await page.clock.setFixedTime(MONDAY);
  await page.goto(path);
  // Typefaces that come late are not shown on that page (font-display: optional); now they are at hand.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // What an island shows belongs to the picture, however late it comes.
  await page.reload({ waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    // One file for each picture, here before the first look and the same at every width. The sources stay where
    // they are, because an island may still be looking for them.
    for (const source of document.querySelectorAll('source')) source.media = 'not all';
    for (const image of document.images) {
      image.removeAttribute('srcset');
      image.loading = 'eager';
    }
    await Promise.all([...document.images].map((image) => image.decode()));
    for (const element of document.querySelectorAll('body *')) {
      const { backgroundImage, backgroundColor } = getComputedStyle(element);
      const isGround =
        backgroundImage.includes('gradient') && backgroundColor === 'rgba(0, 0, 0, 0)';
      if (isGround) element.setAttribute('data-gradient', '');
    }
  });
  await addStyles(page, WITHOUT_NOISE);
}

const WITHOUT_NOISE = `
  *, ::before, ::after { background-image: none !important }
  img { mask-image: none !important }
  [data-gradient] { background-color: #0f1a3d !important }
`;

const GREY =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" preserveAspectRatio="none"><path fill="#888" d="M0 0h1v1H0z"/></svg>';
