import { expect, test } from 'vitest';
import { editingPagesInBrowser } from '#tests/office/editing-pages-in-browser.ts';

const { pages, page } = editingPagesInBrowser();

test('an entry is made from its title, deleted in two steps and brought back', async () => {
  await page().goto(`${pages().site}/inhalte`);
  await page()
    .getByText(/^Häufige Fragen/u)
    .click();
  const list = page().locator('details[open]');
  await list.getByLabel('Titel des neuen Eintrags').fill('Hilft Tee am Abend?');
  await list.getByRole('button', { name: 'Anlegen' }).click();
  await page().waitForURL(/\/inhalte\/faq\/hilft-tee-am-abend$/u);
  await page().getByRole('heading', { name: 'Hilft Tee am Abend?' }).waitFor();
  await page().getByRole('button', { name: 'Diesen Eintrag löschen' }).press('Enter');
  await page().getByRole('button', { name: 'Ja, löschen' }).press('Enter');
  await page().getByText('Der Eintrag ist gelöscht.').waitFor();
  await page().getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await page().getByRole('link', { name: 'Eintrag öffnen' }).press('Enter');
  await page().getByRole('heading', { name: 'Hilft Tee am Abend?' }).waitFor();
});

test('questions are put in another order by keyboard and by dragging', async () => {
  await page().goto(`${pages().site}/inhalte`);
  await page()
    .getByText(/^Häufige Fragen/u)
    .click();
  const questions = page().locator('details[open] ol > li');
  const names = () => questions.locator('a').allTextContents();
  await expect.poll(async () => (await names()).length).toBeGreaterThan(2);
  const [first = '', second = '', third = ''] = await names();
  await page()
    .getByRole('button', { name: `${first} nach unten` })
    .press('Enter');
  await page().getByText('Jetzt Eintrag 2.').waitFor();
  await questions.nth(2).locator('[draggable]').dragTo(questions.nth(0));
  await page().getByText('Jetzt Eintrag 1.').waitFor();
  expect((await names()).slice(0, 3)).toEqual([third, second, first]);
  await page().reload();
  await page()
    .getByText(/^Häufige Fragen/u)
    .click();
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([third, second, first]);
});
