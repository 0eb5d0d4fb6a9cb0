import { expect, test } from '#tests/support/browser-test.ts';
import { consentOn } from '#tests/support/consent.ts';
import { fitCheckOn, fitting } from '#tests/support/fit-check.ts';
import { expectNotFound, PAGE_KINDS } from '#tests/support/page-kinds.ts';

const outcomes = {
  fits: { ...fitting, wish: 'other' },
  doctor: { ...fitting, daytime: 'yes' },
  help: { feeling: 'crisis' },
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`the page "${kind}" has the accessibility tree that was read and found good`, async ({
    page,
    faults,
  }) => {
    expectNotFound(faults, kind);
    await page.goto(path);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${kind}.aria.yml` });
  });
}

test('the outcomes of the nine questions have the accessibility trees that were read and found good', async ({
  page,
}) => {
  const fit = fitCheckOn(page);
  for (const [outcome, answers] of Object.entries(outcomes)) {
    await fit.open();
    await fit.step(answers);
    await expect(fit.main).toMatchAriaSnapshot({ name: `fit-check-${outcome}.aria.yml` });
  }
});

test('the open menu has the accessibility tree that was read and found good', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'menu.aria.yml' });
});

test.describe('first visit', () => {
  test.use({ visitor: 'first' });

  test('banner and settings have the accessibility trees that were read and found good', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(consentOn(page).banner).toMatchAriaSnapshot({ name: 'banner.aria.yml' });
    await consentOn(page).settings.click();
    await expect(consentOn(page).dialog).toBeVisible();
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'settings.aria.yml' });
  });
});
