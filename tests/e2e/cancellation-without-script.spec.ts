import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import {
  download,
  fieldsOf,
  fillCancellation,
  newCancellation,
  receiptOf,
  referenceOn,
  sendCancellation,
  unfoldForm,
} from '#tests/support/declaration-pages.ts';

test.use({ javaScriptEnabled: false });

test('without script a cancellation is received, and the receipt can be saved', async ({
  page,
}) => {
  await page.goto('/kuendigung');
  const values = newCancellation();
  await fillCancellation(page, values);
  await sendCancellation(page);
  await expect(page).toHaveTitle(/^Kündigung eingegangen/);
  const receipt = receiptOf(page);
  const reference = await referenceOn(receipt);
  for (const words of Object.values(values)) await expect(receipt).toContainText(words);
  await unfoldForm(page);
  for (const field of Object.values(fieldsOf(page))) await expect(field).toHaveValue('');
  const { name } = await download(receipt.getByRole('link', { name: 'Kündigung speichern' }));
  expect(name).toBe(`Kuendigung-${reference}.html`);
});

test('without script there is no control that would do nothing', async ({ page }) => {
  await page.goto('/kuendigung');
  await expect(page.locator('form button:visible')).toHaveCount(1);
  await fillCancellation(page, newCancellation());
  await sendCancellation(page);
  await expect(receiptOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Beleg drucken' })).toBeHidden();
});

test('without script the form comes back with the entries, a summary and a message at each field', async ({
  page,
  faults,
}) => {
  faults.allow(/422/);
  await page.goto('/kuendigung');
  const values = newCancellation();
  await fillCancellation(page, { ...values, name: ' ', reason: ' ' });
  await page.getByRole('radio', { name: /Außerordentliche/ }).check();
  await page.getByRole('radio', { name: 'zu einem bestimmten Tag' }).check();
  await page.getByLabel('Gewünschter Tag').fill('2027-01-31');
  await sendCancellation(page);
  await expect(page).toHaveTitle(/bitte prüfen/);
  const { email, name, reason } = fieldsOf(page);
  await expect(email).toHaveValue(values.email);
  await expect(name).toHaveAccessibleDescription('Name ist erforderlich');
  await expect(reason).toHaveAccessibleDescription(/Nachricht ist erforderlich/);
  await expect(page.getByRole('radio', { name: /Außerordentliche/ })).toBeChecked();
  await expect(page.getByLabel('Gewünschter Tag')).toHaveValue('2027-01-31');
  await page.getByRole('link', { name: 'Name ist erforderlich' }).click();
  await expect(name).toBeFocused();
});

test('without script the ready sentence is enough, and a past day is asked about once', async ({
  page,
  faults,
}) => {
  faults.allow(/422/);
  await page.goto('/kuendigung');
  const { email, name, reason } = fieldsOf(page);
  await email.fill(newCancellation().email);
  await name.fill('Anna Muster');
  const sentence = await reason.inputValue();
  expect(sentence).toMatch(/^Hiermit kündige ich/);
  await page.getByRole('radio', { name: 'zu einem bestimmten Tag' }).check();
  await page.getByLabel('Gewünschter Tag').fill('2020-01-31');
  await sendCancellation(page);
  await expect(page.getByRole('link', { name: /schon vorbei/ })).toBeVisible();
  await expect(reason).toHaveValue(sentence);
  await sendCancellation(page);
  await expect(receiptOf(page)).toContainText(sentence);
  await expect(receiptOf(page)).toContainText('zum 31. Januar 2020');
});

test('without script a mended form is received', async ({ page, faults }) => {
  faults.allow(/422/);
  await page.goto('/kuendigung');
  await fillCancellation(page, { ...newCancellation(), name: ' ' });
  await sendCancellation(page);
  await fieldsOf(page).name.fill('Anna Muster');
  await sendCancellation(page);
  await expect(receiptOf(page)).toContainText('Anna Muster');
});

test('without script the same form sent again is the same cancellation', async ({ page }) => {
  await page.goto('/kuendigung');
  await fillCancellation(page, newCancellation());
  const first = await sendAndRead(page);
  await page.reload();
  expect(await referenceOn(receiptOf(page))).toBe(first);
});

test('the field for programs is out of everybody’s way', async ({ page }) => {
  await page.goto('/kuendigung');
  const honeypot = page.locator('[name=topic]');
  await expect(honeypot).toHaveCount(1);
  await expect(honeypot).toBeHidden();
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
});

test('a filled field for programs changes nothing that can be seen', async ({
  request,
  baseURL,
}) => {
  const answer = await request.post('/kuendigung', {
    headers: { origin: baseURL ?? '' },
    form: { ...newCancellation(), topic: 'cheap pills' },
  });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('Deine Kündigung ist eingegangen');
});

test('a form from another site is not accepted', async ({ request }) => {
  const answer = await request.post('/kuendigung', {
    headers: { origin: 'https://elsewhere.example' },
    form: newCancellation(),
  });
  expect(answer.status()).toBe(403);
});

async function sendAndRead(page: Page): Promise<string> {
  await sendCancellation(page);
  return referenceOn(receiptOf(page));
}
