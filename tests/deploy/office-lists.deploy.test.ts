import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { editingPagesInBrowser } from '#tests/office/editing-pages-in-browser.ts';

const SOON = { timeout: 30_000 };

const { pages, page } = editingPagesInBrowser();
const questionsSummary = () => page().locator('summary', { hasText: 'Häufige Fragen' });

test('an entry is made from its title, deleted in two steps and brought back', async () => {
  await page().goto(`${pages().site}/inhalte`);
  await questionsSummary().click();
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
  // Its example words would prevent the other tests from publishing.
  await page().getByRole('button', { name: 'Diesen Eintrag löschen' }).press('Enter');
  await page().getByRole('button', { name: 'Ja, löschen' }).press('Enter');
  await page().getByText('Der Eintrag ist gelöscht.').waitFor();
});

test('questions are reordered by keyboard and by dragging', async () => {
  await page().goto(`${pages().site}/inhalte`);
  await questionsSummary().click();
  const questions = page().locator('details[open] ol > li');
  const names = () => questions.locator('a').allTextContents();
  await expect.poll(async () => (await names()).length).toBeGreaterThan(2);
  const [first = '', second = '', third = ''] = await names();
  await page()
    .getByRole('button', { name: `${first} nach unten` })
    .press('Enter');
  await page().getByText('Jetzt Eintrag 2.').waitFor();
  await questions.nth(2).locator('.editing-handle').dragTo(questions.nth(0));
  await page().getByText('Jetzt Eintrag 1.').waitFor();
  expect((await names()).slice(0, 3)).toEqual([third, second, first]);

  // By finger: back and forth, so that the order stays.
  const touch = await page().context().newCDPSession(page());
  const middle = async (at: number) => {
    const box = await questions.nth(at).locator('.editing-handle').boundingBox();
    return [{ x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 20 }];
  };
  for (const [from, to] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const [begin, end] = [await middle(from), await middle(to)];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: begin });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: end });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page()
      .getByText(`Jetzt Eintrag ${(to + 1).toString()}.`)
      .waitFor();
    expect((await names())[to]).toBe(third);
  }
  await page().reload();
  await questionsSummary().click();
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([third, second, first]);
});

test('going back to a version first says what will happen, and the result gets the focus', async () => {
  await page().goto(`${pages().site}/inhalte/faq/kosten`);
  await page().getByLabel('Die Frage').fill('Was zahle ich?');
  await page().getByText('Gespeichert um').waitFor();
  await page().goto(`${pages().site}/veroeffentlichen`);
  await page().getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  const focused = () =>
    page().evaluate(() => document.querySelector('body :focus')?.textContent ?? '');
  await expect.poll(focused, SOON).toContain('Die Website zeigt die neue Fassung');
  expect(pages().read('faq/kosten.yaml')).toContain('Was zahle ich?');

  await page().getByRole('button', { name: 'Zurücknehmen' }).press('Enter');
  expect(await focused()).toContain('wie vor dieser Fassung');
  await page().keyboard.press('Tab');
  await page().keyboard.press('Tab');
  await page().keyboard.press('Enter');
  expect(await focused()).toBe('Zurücknehmen');
  await page().keyboard.press('Enter');
  const { violations } = await new AxeBuilder({ page: page() })
    .disableRules(['page-has-heading-one', 'region'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  for (const width of [320, 768, 1280]) {
    await page().setViewportSize({ width, height: 800 });
    const tooWide = await page().evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(tooWide, `${width} px`).toBe(false);
  }
  await page().keyboard.press('Tab');
  await page().keyboard.press('Enter');
  await expect.poll(focused, SOON).toContain('Die Website zeigt');
  expect(pages().read('faq/kosten.yaml')).not.toContain('Was zahle ich?');
});

test('where somebody else changed the same words, both versions are shown and one of them wins', async () => {
  const file = 'faq/kosten.yaml';
  await page().goto(`${pages().site}/inhalte/faq/kosten`);
  await page().getByLabel('Die Frage').fill('Meine Frage?');
  await page().getByText('Gespeichert um').waitFor();
  pages().write(
    file,
    pages()
      .read(file)
      .replace(/^question: .*$/mu, 'question: Andere Frage?'),
  );
  await page().goto(`${pages().site}/veroeffentlichen`);
  await page().getByRole('heading', { name: 'Zwei Fassungen' }).waitFor();
  for (const words of ['Andere Frage?', 'Meine Frage?']) {
    await page().getByText(words, { exact: true }).first().waitFor();
  }
  for (const width of [320, 1280]) {
    await page().setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page: page() }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  await page().getByRole('button', { name: 'Meine Sätze gelten' }).press('Enter');
  await page().getByText('Entschieden.').waitFor();
  await page().getByRole('button', { name: 'Jetzt veröffentlichen' }).press('Enter');
  await page().getByText('Die Website zeigt die neue Fassung').waitFor(SOON);
  expect(pages().read(file)).toContain('Meine Frage?');
});

test('what is written while the network is away is saved as soon as it is back', async () => {
  await page().goto(`${pages().site}/inhalte/faq/kosten`);
  const question = page().getByLabel('Die Frage');
  await question.waitFor();
  await page().context().setOffline(true);
  await question.fill('Ohne Netz geschrieben?');
  await page().getByText('Deine Änderungen liegen in diesem Browser').waitFor();
  await question.press('End');
  await question.pressSequentially('!');
  await page().context().setOffline(false);
  await page().getByText('Gespeichert um').waitFor(SOON);
  await page().reload();
  await expect.poll(() => question.inputValue(), SOON).toBe('Ohne Netz geschrieben?!');
  expect(await page().getByRole('button', { name: 'Übernehmen' }).count()).toBe(0);
});
