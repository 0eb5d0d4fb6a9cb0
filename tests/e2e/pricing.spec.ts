import { expect, test } from '#tests/support/browser-test.ts';
import { chooseTheme, WIDTHS } from '#tests/support/themes.ts';
import { readContent } from '#tests/support/site-content.ts';

const brand = readContent('site/brand.yaml');
const claims = readContent('site/claims.yaml');
const contact = readContent('site/contact.yaml');

test('row R16: the price stands there once as a large figure, with VAT and notice', async ({
  page,
}) => {
  await page.goto('/preise');
  const main = page.getByRole('main');
  await expect(main.getByText(/^69\s€ pro Monat inkl\. MwSt\., monatlich kündbar$/)).toBeVisible();
  const size = await main
    .getByText(/^69\s€$/)
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const heading = await main
    .getByRole('heading', { level: 1 })
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThan(3 * heading);
});

test('row R16: the answers before booking say what is known, and lead on', async ({ page }) => {
  await page.goto('/preise');
  await expect(page.getByRole('term').filter({ hasText: 'Widerruf' })).toBeVisible();
  const answer = (term: string) =>
    page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');
  await expect(answer('Gespräche')).toContainText(claims.conversationLength.value);
  await expect(answer('Chat')).toContainText(claims.chatAnswerTime.value);
  await expect(answer('Geräte')).toContainText(claims.device.value);
  await expect(answer('Geräte').getByRole('link')).toHaveAttribute(
    'href',
    `mailto:${contact.supportEmail}`,
  );
  await expect(answer('Kündigung').getByRole('link')).toHaveAttribute('href', '/kuendigung');
  await expect(answer('Widerruf').getByRole('link')).toHaveAttribute('href', '/widerruf');
});

test('row R16: who should see a doctor first is one link away, with the numbers for an emergency', async ({
  page,
}) => {
  await page.goto('/preise#fuer-wen');
  const section = page.locator('#fuer-wen');
  await expect(section).toBeInViewport();
  for (const illness of ['Epilepsie', 'bipolare', 'Psychose', 'schwanger', 'Atemaussetzer']) {
    await expect(section).toContainText(illness);
  }
  for (const number of ['112', '116117', '08001110111']) {
    await expect(section.locator(`a[href="tel:${number}"]`)).toBeVisible();
  }
});

test('row R16: every way to get help names purpose, payer and access at every width', async ({
  page,
}) => {
  await page.goto('/preise#wege');
  const ways = page.locator('#wege').getByRole('listitem');
  expect(await ways.count()).toBeGreaterThanOrEqual(3);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // On a phone the ways after the first two are behind one button.
    const more = page.locator('#wege summary');
    if (await more.isVisible()) await more.click();
    for (const way of await ways.all()) {
      await expect(way.getByRole('term')).toHaveText([
        'Wann das passt',
        'Wer bezahlt',
        'So kommst du hin',
      ]);
      for (const text of await way.getByRole('definition').all()) await expect(text).toBeVisible();
    }
  }
});

test('row R16: a source in the comparison leads to the list, and back', async ({ page }) => {
  await page.goto('/preise');
  await page.locator('#wege').getByRole('link', { name: 'Quelle 2' }).first().click();
  await expect(page).toHaveURL(/#quelle-2$/);
  await page
    .locator('#quelle-2')
    .getByRole('link', { name: /Zurück zur Textstelle/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#zitat-2-1$/);
});

test('row R16: on paper the price and its conditions are there, without buttons', async ({
  page,
}) => {
  await chooseTheme(page, 'night');
  await page.goto('/preise');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^69\s€$/)).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^${brand.callToAction}`) })).toHaveCount(
    0,
  );
});
