import { readArticles } from '#tests/support/articles.ts';
import { expectAccessible, expectAccessibleThemes } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { fitCheckOn, fitting } from '#tests/support/fit-check.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const width of [320, 375]) {
  test(`the open menu is accessible in every theme at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menü' }).click();
    await expectAccessibleThemes(page);
    await expect(page.locator('#site-menu')).toBeVisible();
  });
}

test('the list is accessible in every theme and at every width after further articles were loaded', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Mehr Artikel laden' }).click();
  await expect(page).toHaveURL('/blog?bis=2');
  // A link that is half behind the header, where the list was scrolled to, would count as small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page, { parts: ['main'] });
});

test('an article is accessible in every theme after it was shared, with a source that was jumped to', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.goto(`/blog/${readArticles()[0]?.slug ?? ''}#quelle-1`);
  await page.getByRole('button', { name: 'Teilen' }).click();
  await expect(page.getByRole('article').getByRole('status')).toHaveText('Der Link ist kopiert.');
  await expectAccessible(page, { parts: ['main'] });
});

for (const [outcome, answers] of Object.entries({
  'may fit': { ...fitting, wish: 'other' },
  'rather not now': { ...fitting, practice: 'no' },
  'doctor first': { ...fitting, daytime: 'yes' },
  'help now': { feeling: 'crisis' },
})) {
  test(`the outcome "${outcome}" of the nine questions is accessible in every theme and at every width`, async ({
    page,
  }) => {
    const fit = fitCheckOn(page);
    await fit.open();
    await fit.step(answers);
    await expect(fit.result).toHaveCount(1);
    await expectAccessible(page, { parts: ['main'] });
  });
}

test('a question without an answer is accessible in every theme and at every width', async ({
  page,
}) => {
  const fit = fitCheckOn(page);
  await fit.open();
  await fit.button('Weiter').click();
  await expect(fit.main.getByRole('alert')).toBeVisible();
  await expectAccessible(page, { parts: ['main'] });
});

test('an open tooltip is accessible in every theme and at every width', async ({ page }) => {
  await page.goto('/katalog');
  await page.getByRole('button', { name: 'Unten', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#tooltip-above')).toBeVisible();
  await expectAccessible(page, { parts: ['#tooltip'] });
});

test('the list below the search field is accessible in every theme and at every width', async ({
  page,
}) => {
  await page.goto('/suche');
  await page.getByRole('combobox').pressSequentially('Schlaf');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('combobox').press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await expectAccessible(page, { parts: ['main'] });
});

test('the numbers of people who help are accessible in every theme and at every width', async ({
  page,
}) => {
  await page.goto('/suche?q=Suizid');
  await expect(page.getByRole('link', { name: '112', exact: true })).toBeVisible();
  await expectAccessible(page, { parts: ['main'] });
});
