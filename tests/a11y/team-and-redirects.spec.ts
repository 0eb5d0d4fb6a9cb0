import { findViolations } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { readContent, readTeam } from '#tests/support/site-content.ts';
import { chooseTheme, THEMES } from '#tests/support/themes.ts';

const { appStore, externalArticle } = readContent('site/links.yaml');
const redirects: Record<string, string> = {
  '/app': appStore.url,
  '/blog/cozy-heaven-lyocell-bettwasche-eine-klare-empfehlung': appStore.url,
  '/blog/baby-kleinkinder-schlaf': externalArticle.url,
};
const paths = ['/team', ...readTeam().map(({ id }) => `/team/${id}`), ...Object.keys(redirects)];

for (const theme of THEMES) {
  for (const path of paths) {
    test(`${path} is accessible in the ${theme} theme`, async ({ page, faults }) => {
      const destination = redirects[path];
      if (destination) {
        faults.allow(new RegExp(`^foreign: ${RegExp.escape(destination)}`));
        await page.route(destination, (route) => route.fulfill({ status: 204 }));
      }
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await chooseTheme(page, theme);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        expect(await findViolations(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}
