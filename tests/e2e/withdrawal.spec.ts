import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import {
  download,
  FUNCTIONS,
  openForm,
  receiptOf,
  referenceOn,
  unfoldForm,
} from '#tests/support/declaration-pages.ts';
import { readContent } from '#tests/support/site-content.ts';

const RECEIPT = 'Dein Widerruf ist eingegangen';
const LABELS = { email: 'E-Mail-Adresse *', name: 'Vor- und Nachname *', contract: 'Vertrag *' };

const newWithdrawal = () => ({
  email: `anna-${randomUUID()}@schlaf.example`,
  name: 'Anna Muster',
  contract: 'Schlafcoaching vom 1. November 2026',
});

const field = (page: Page, name: keyof typeof LABELS) =>
  page.getByRole('textbox', { name: LABELS[name] });

async function fill(page: Page, values: ReturnType<typeof newWithdrawal>): Promise<void> {
  await field(page, 'email').fill(values.email);
  await field(page, 'name').fill(values.name);
  await field(page, 'contract').fill(values.contract);
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Widerruf bestätigen' }).click();

test('RW-01: the footer of the start page leads to the withdrawal by its lawful name', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page).toHaveURL('/widerruf');
  await expect(page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeVisible();
});

test('RW-01: the withdrawal is as strong in the footer as the cancellation', async ({ page }) => {
  await page.goto('/');
  const looks = ['/kuendigung', '/widerruf'].map((path) =>
    page.locator(`footer a[href="${path}"]`).evaluate((link) => {
      const { fontWeight, textDecorationLine, color, fontSize } = getComputedStyle(link);
      return { fontWeight, textDecorationLine, color, fontSize };
    }),
  );
  const [cancellation, withdrawal] = await Promise.all(looks);
  expect(withdrawal).toEqual(cancellation);
});

test('RW-03: exactly three inputs, all required, and no question for a reason', async ({
  page,
}) => {
  await page.goto('/widerruf');
  await expect(page.getByRole('textbox')).toHaveCount(3);
  await expect(page.locator('form :required')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Widerruf bestätigen' })).toBeEnabled();
});

test('a withdrawal is sent, and its receipt has the content, day and time', async ({ page }) => {
  await openForm(page, '/widerruf');
  const values = newWithdrawal();
  await fill(page, values);
  const sending = page.waitForRequest(FUNCTIONS);
  await confirm(page);
  const request = await sending;
  expect(new URL(request.url()).pathname).toBe('/functions/v1/send-withdrawal');
  expect(request.postDataJSON()).toEqual(values);
  await expect(page.getByRole('alert')).toHaveText('Dein Widerruf wurde erfolgreich übermittelt');
  const receipt = receiptOf(page, RECEIPT);
  expect(await referenceOn(receipt)).toMatch(/^W-/);
  for (const words of [...Object.values(values), 'Deutschland']) {
    await expect(receipt).toContainText(words);
  }
  await expect(receipt.getByRole('heading')).toBeFocused();
  await expect(receipt.getByRole('link', { name: 'Widerruf speichern' })).toHaveAttribute(
    'download',
  );
  await unfoldForm(page);
  await expect(field(page, 'contract')).toHaveValue('');
});

test('what is missing is told at once and at its field', async ({ page }) => {
  await openForm(page, '/widerruf');
  await fill(page, { ...newWithdrawal(), contract: ' ' });
  await confirm(page);
  await expect(page.getByRole('alert')).toHaveText('Angabe zum Vertrag ist erforderlich');
  await expect(field(page, 'contract')).toBeFocused();
  await expect(field(page, 'contract')).toHaveAccessibleDescription(/ist erforderlich/);
});

test('a backend that fails keeps the fields and shows another way', async ({ page, faults }) => {
  faults.allow(/503/);
  await page.route(FUNCTIONS, (route) => route.fulfill({ status: 503, json: {} }));
  const { contactEmail } = readContent('site/contact.yaml');
  await openForm(page, '/widerruf');
  const values = newWithdrawal();
  await fill(page, values);
  await confirm(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Fehler beim Übermitteln des Widerrufs. Bitte versuche es erneut.',
  );
  await expect(field(page, 'contract')).toHaveValue(values.contract);
  await expect(page.getByRole('form').getByRole('link', { name: contactEmail })).toBeVisible();
});

test('RW-11: the model form is a file with the wording of the law and the operator’s address', async ({
  page,
}) => {
  const company = readContent('site/company.yaml');
  await page.goto('/widerruf');
  const file = await download(
    page.getByRole('link', { name: 'Muster-Widerrufsformular herunterladen' }),
  );
  expect(file.name).toBe('muster-widerrufsformular.txt');
  for (const part of [
    company.name,
    company.address.street,
    '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    '(*) Unzutreffendes streichen.',
  ]) {
    expect(file.words).toContain(part);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a withdrawal is received, and the receipt can be saved', async ({ page }) => {
    await page.goto('/widerruf');
    await fill(page, newWithdrawal());
    await confirm(page);
    const receipt = receiptOf(page, RECEIPT);
    const reference = await referenceOn(receipt);
    const { name } = await download(receipt.getByRole('link', { name: 'Widerruf speichern' }));
    expect(name).toBe(`Widerruf-${reference}.html`);
  });

  test('the form comes back with the entries and a message at the field', async ({
    page,
    faults,
  }) => {
    faults.allow(/422/);
    await page.goto('/widerruf');
    const values = newWithdrawal();
    await fill(page, { ...values, name: ' ' });
    await confirm(page);
    await expect(field(page, 'name')).toHaveAccessibleDescription('Name ist erforderlich');
    await expect(field(page, 'contract')).toHaveValue(values.contract);
  });
});
