import { expect, test } from '#tests/support/browser-test.ts';
import { consentOn } from '#tests/support/consent.ts';
import { fitCheckOn } from '#tests/support/fit-check.ts';

// Of a phone, where the banner would cover the last of the numbers.
test.use({ visitor: 'first', viewport: { width: 390, height: 844 } });

test('nobody who searches in need is asked about cookies over the numbers of those who help', async ({
  page,
}) => {
  await page.goto('/suche');
  const { banner } = consentOn(page);
  await expect(banner).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Suche' });
  await field.fill('ich kan nicht mehr');
  await expect(page.getByRole('link', { name: '116 123' })).toBeInViewport();
  await expect(banner).toBeHidden();
  await field.fill('Grübeln');
  await field.press('Enter');
  await expect(banner).toBeVisible();
});

test('whoever answers that there is no way on is not asked about cookies over the numbers', async ({
  page,
}) => {
  const fit = fitCheckOn(page);
  await fit.open();
  const { banner } = consentOn(page);
  await expect(banner).toBeVisible();
  await fit.step({ feeling: 'crisis' });
  await expect(fit.result.getByRole('link', { name: '112', exact: true })).toBeVisible();
  await expect(banner).toBeHidden();
});
