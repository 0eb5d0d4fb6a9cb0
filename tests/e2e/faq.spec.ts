import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { readContent, readFolder, type Entry } from '#tests/support/site-content.ts';

const questions = readFolder('faq');

const faq = (page: Page) => page.locator('#faq');
const openItems = (page: Page) => faq(page).locator('details[name=faq][open]');
const summaries = (page: Page) => faq(page).locator('[name=faq] > summary');
const shownQuestions = 6;
const answer = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test('H8: at least nine questions stand there, closed', async ({ page }) => {
  await page.goto('/');
  expect(questions.length).toBeGreaterThanOrEqual(9);
  await expect(summaries(page)).toHaveText(questions.map(({ question }) => question));
  await expect(openItems(page)).toHaveCount(0);
  for (const { id } of questions) await expect(answer(page, id)).toBeHidden();
});

test('H8: the first questions stand there, the others behind one button that says how many', async ({
  page,
}) => {
  await page.goto('/');
  const others = questions.slice(shownQuestions);
  expect(others.length).toBeGreaterThan(0);
  const last = summaries(page).last();
  await expect(last).toBeHidden();
  await faq(page)
    .getByText(`${String(others.length)} weitere Fragen`, { exact: true })
    .click();
  await expect(last).toBeVisible();
  await last.click();
  await expect(openItems(page)).toHaveCount(1);
});

test('H8: one answer is open at a time, and it can be closed again', async ({ page }) => {
  await page.goto('/');
  const [first, second] = questions as [Entry<'faq'>, Entry<'faq'>];
  const summary = (text: string) => faq(page).locator('summary', { hasText: text });
  await summary(first.question).click();
  await expect(answer(page, first.id)).toBeVisible();
  await summary(second.question).click();
  await expect(answer(page, second.id)).toBeVisible();
  await expect(answer(page, first.id)).toBeHidden();
  await summary(second.question).click();
  await expect(openItems(page)).toHaveCount(0);
});

test('H8: a question stays where it was clicked when the answer above it closes', async ({
  page,
}) => {
  await page.goto('/');
  await summaries(page).first().click();
  const second = summaries(page).nth(1);
  const place = async () => (await second.boundingBox())?.y ?? NaN;
  await second.scrollIntoViewIfNeeded();
  const before = await place();
  await second.click();
  await expect(openItems(page)).toHaveCount(1);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
});

test('H8: the keyboard opens and closes an answer', async ({ page }) => {
  await page.goto('/');
  await faq(page).locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(openItems(page)).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(openItems(page)).toHaveCount(0);
});

test('H8: the first answer is the week in cards with icon, title, subtitle and details', async ({
  page,
}) => {
  const [{ id, weeklyPlan = [] }] = questions as [Entry<'faq'>];
  expect(weeklyPlan.length).toBeGreaterThan(0);
  await page.goto(`/#${id}`);
  const cards = answer(page, id).locator('ol > li');
  await expect(cards).toHaveCount(weeklyPlan.length);
  for (const [index, { title, subtitle, details }] of weeklyPlan.entries()) {
    const card = cards.nth(index);
    await expect(card.locator('svg')).toBeVisible();
    await expect(card).toContainText(title);
    await expect(card).toContainText(subtitle);
    await expect(card.getByRole('listitem')).toHaveText(details);
  }
});

test('H8: the price stands there as a monthly total with VAT, the same in answer and last section', async ({
  page,
}) => {
  const price = /69\s€ pro Monat inkl\. MwSt\./;
  await page.goto('/#kosten');
  await expect(answer(page, 'kosten')).toContainText(price);
  await expect(answer(page, 'kosten')).not.toContainText('..');
  await expect(page.locator('#cta')).toContainText(price);
});

test('H8: the support address is there and opens the mail program', async ({ page }) => {
  const { supportEmail } = readContent('site/contact.yaml');
  await page.goto('/#kontakt');
  const link = faq(page).getByRole('link', { name: supportEmail });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', `mailto:${supportEmail}`);
});

test('H8: an answer leads on to the page that says more', async ({ page }) => {
  await page.goto('/#kosten');
  const link = page.locator('#kosten').getByRole('link', { name: 'Alles zum Preis' });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/preise');
});

test('H8: every question has an address of its own that opens its answer in view', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const { id, question } of questions) {
    await page.goto(`/#${id}`);
    await expect(openItems(page)).toHaveCount(1);
    const summary = faq(page).locator('summary', { hasText: question });
    await expect(summary).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await summary.boundingBox())?.y).toBeGreaterThanOrEqual(64);
  }
});

test('H8: an open answer offers its own address as a link', async ({ page }) => {
  await page.goto('/');
  const [{ id, question }] = questions as [Entry<'faq'>];
  await faq(page).locator('summary').first().click();
  const link = faq(page).getByRole('link', { name: /^Link zu dieser Antwort/ });
  await expect(link).toHaveAccessibleName(new RegExp(question.replaceAll('?', '\\?')));
  await link.click();
  await expect(page).toHaveURL(`/#${id}`);
  await expect(answer(page, id)).toBeVisible();
});
