import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectNotFound, PAGE_KINDS } from '#tests/support/page-kinds.ts';
import { chooseTheme, NIGHT_GROUND } from '#tests/support/themes.ts';

const nightSwitch = (page: Page) => page.getByRole('button', { name: 'Nachtansicht' });
const ground = (page: Page) => page.locator('html');

test('the page follows the system into the dark, and the night theme is never forced', async ({
  page,
}) => {
  await chooseTheme(page, 'light');
  await page.goto('/');
  const light = await backgroundOf(page);
  await chooseTheme(page, 'dark');
  expect(await backgroundOf(page)).not.toBe(light);
  await expect(ground(page)).not.toHaveCSS('background-color', NIGHT_GROUND);
  await expect(nightSwitch(page)).toHaveAttribute('aria-pressed', 'false');
});

test('the switch turns the page nearly black, is remembered, and turns it back', async ({
  page,
}) => {
  await page.goto('/');
  const before = await backgroundOf(page);
  await nightSwitch(page).click();
  await expect(ground(page)).toHaveCSS('background-color', NIGHT_GROUND);
  await page.reload();
  await expect(ground(page)).toHaveCSS('background-color', NIGHT_GROUND);
  await expect(nightSwitch(page)).toHaveAttribute('aria-pressed', 'true');
  await nightSwitch(page).click();
  await expect(ground(page)).toHaveCSS('background-color', before);
  await expect(nightSwitch(page)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(ground(page)).toHaveCSS('background-color', before);
});

for (const [kind, address] of Object.entries(PAGE_KINDS)) {
  test(`no part of the page "${kind}" is blue in the night theme`, async ({ page, faults }) => {
    expectNotFound(faults, kind);
    await chooseTheme(page, 'night');
    await page.goto(address);
    expect(await page.evaluate(coldParts)).toEqual([]);
  });
}

test('at night a message in the app can be told from the screen around it', async ({ page }) => {
  await chooseTheme(page, 'night');
  await page.goto('/');
  const lights = await page
    .locator('.app-message')
    .first()
    .evaluate((message) => {
      const screen = message.closest('.app-screen') ?? message;
      return [message, screen].map((element) => {
        const parts = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
        const [red = 0, green = 0, blue = 0] = parts.map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      });
    });
  const [message = 0, screen = 0] = lights;
  expect((message + 0.05) / (screen + 0.05)).toBeGreaterThan(1.3);
});

test.describe('first visit', () => {
  test.use({ visitor: 'first' });

  test('nothing is stored before somebody chooses the night theme, and nothing after choosing back', async ({
    page,
  }) => {
    const stored = () => page.evaluate(() => Object.entries(localStorage));
    await page.goto('/');
    expect(await stored()).toEqual([]);
    await nightSwitch(page).click();
    expect(await stored()).toEqual([['theme', 'night']]);
    await nightSwitch(page).click();
    expect(await stored()).toEqual([]);
  });
});

test('the remembered night theme stands before the body exists, so that nothing flashes', async ({
  page,
}) => {
  await chooseTheme(page, 'night');
  const late = await holdAssets(page);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const root = document.documentElement;
      if (document.querySelector('body') === null) return;
      root.dataset['themeAtBody'] = root.dataset['theme'] ?? 'none';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(ground(page)).toHaveAttribute('data-theme-at-body', 'night');
  await expect(ground(page)).toHaveCSS('background-color', NIGHT_GROUND);
  late.release();
});

test('two tabs stay in step', async ({ context }) => {
  const [first, second] = await twoTabs(context);
  await nightSwitch(first).click();
  await expect(ground(second)).toHaveCSS('background-color', NIGHT_GROUND);
  await expect(nightSwitch(second)).toHaveAttribute('aria-pressed', 'true');
  await nightSwitch(second).click();
  await expect(ground(first)).not.toHaveCSS('background-color', NIGHT_GROUND);
  await expect(nightSwitch(first)).toHaveAttribute('aria-pressed', 'false');
});

test('a page that begins at night stays dark when another tab ends its night', async ({
  context,
}) => {
  const [first, second] = await twoTabs(context);
  await second.goto('/wach');
  await nightSwitch(first).click();
  await nightSwitch(first).click();
  await expect(ground(first)).not.toHaveCSS('background-color', NIGHT_GROUND);
  // What the first tab removed has arrived when its next message has.
  await first.evaluate(() => {
    localStorage.setItem('last', '');
  });
  await second.waitForFunction(() => localStorage.getItem('last') === '');
  await expect(ground(second)).toHaveCSS('background-color', NIGHT_GROUND);
  await expect(nightSwitch(second)).toHaveAttribute('aria-pressed', 'true');
});

test('the switch works where storage is forbidden, for this page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is forbidden.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await nightSwitch(page).click();
  await expect(ground(page)).toHaveCSS('background-color', NIGHT_GROUND);
  await expect(nightSwitch(page)).toHaveAttribute('aria-pressed', 'true');
});

/** Some pictures have a file of their own for the night, all others are darkened. */
const isDim = (picture: SVGElement | HTMLElement): boolean =>
  /brightness\(0\.[1-5]/.test(getComputedStyle(picture).filter) ||
  [
    ...(picture.parentElement?.querySelectorAll<HTMLSourceElement>('source[data-night]') ?? []),
  ].some(({ media }) => matchMedia(media).matches);

test('the night theme dims the pictures', async ({ page }) => {
  await chooseTheme(page, 'night');
  await page.goto('/');
  for (const picture of await page.getByRole('main').locator('img').all()) {
    await expect.poll(() => picture.evaluate(isDim)).toBe(true);
  }
});

function backgroundOf(page: Page): Promise<string> {
  return ground(page).evaluate((root) => getComputedStyle(root).backgroundColor);
}

/** Keeps fonts, pictures and styles from arriving until they are released. */
async function holdAssets(page: Page): Promise<{ release: () => void }> {
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/_astro/**', async (route) => {
    await gate.promise;
    await route.continue().catch(() => undefined);
  });
  return { release: () => gate.resolve(undefined) };
}

async function twoTabs(context: BrowserContext): Promise<[Page, Page]> {
  const tabs: [Page, Page] = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) await tab.goto('/');
  return tabs;
}

/** Parts of the page that are coloured with more blue than red. */
function coldParts(): string[] {
  const properties = ['color', 'backgroundColor', 'borderTopColor', 'fill', 'stroke'] as const;
  return [...document.querySelectorAll('body, body *')].flatMap((element) => {
    const style = getComputedStyle(element);
    return properties.flatMap((property) => {
      const [red = 0, , blue = 0, alpha = 1] = style[property].match(/[\d.]+/g)?.map(Number) ?? [];
      const name = `${element.localName}.${element.classList.toString()}`;
      return blue > red && alpha > 0 ? [`${name}: ${property} ${style[property]}`] : [];
    });
  });
}
