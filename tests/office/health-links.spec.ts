import { expect, openAccount, test } from './office-test.ts';

test.use({ officeFor: 'health' });

test('a finding of the launch check leads to its field in the form', async ({ page, office }) => {
  await openAccount(page, office.firstLink);
  await page.goto('/zustand');
  await page.getByRole('link', { name: 'Umsatzsteuer-Identifikationsnummer' }).click();
  const field = page.getByRole('textbox', { name: 'Umsatzsteuer-Identifikationsnummer' });
  // The office bundles its pages when the first of them is opened.
  await expect(field).toBeFocused({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angaben zum Unternehmen');
  await expect(field).toHaveValue('DE000000000');
  await expect(field).toBeInViewport();
});
