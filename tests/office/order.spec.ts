import { expect, openAccount, test } from './office-test.ts';

test.use({ officeFor: 'order' });

test('an entry moves on with every press of the same button, and its place is kept', async ({
  page,
  office,
}) => {
  await openAccount(page, office.firstLink);
  await page.goto('/inhalte');
  const list = page.getByRole('listitem').filter({ hasText: /^Häufige Fragen \(/u });
  // The office bundles its pages when the first of them is opened.
  await list.getByText('Häufige Fragen', { exact: false }).first().click({ timeout: 60_000 });
  const titles = list.getByRole('link');
  const before = await titles.allInnerTexts();
  const [first = ''] = before;

  await page.getByRole('button', { name: `${first} nach unten` }).focus();
  await page.keyboard.press('Enter');
  await expect(list.getByText('Jetzt Eintrag 2.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(list.getByText('Jetzt Eintrag 3.')).toBeVisible();
  await expect(page.getByRole('button', { name: `${first} nach unten` })).toBeFocused();

  await page.reload();
  await list.getByText('Häufige Fragen', { exact: false }).first().click();
  const after = [before[1], before[2], first, ...before.slice(3)];
  await expect(titles).toHaveText(after.map(String));

  await page.getByRole('link', { name: 'Wofür wir stehen' }).click();
  const down = page
    .getByRole('group', { name: 'Stationen der Geschichte' })
    .getByRole('button', { name: /unten/u });
  await down.first().press('Enter');
  await expect(down.nth(1)).toBeFocused();
});
