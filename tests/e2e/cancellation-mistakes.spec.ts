import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import {
  fieldsOf,
  fillCancellation,
  FUNCTIONS,
  newCancellation,
  openForm,
  receiptOf,
  referenceOn,
  sendCancellation,
  type CancellationValues,
} from '#tests/support/declaration-pages.ts';
import { readContent } from '#tests/support/site-content.ts';

const BACKEND_ERROR = 'Fehler beim Übermitteln der Kündigung. Bitte versuche es erneut.';
const UNEXPECTED_ERROR = 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es erneut.';

type Field = keyof CancellationValues;

const MISTAKES: readonly [Field, string, string][] = [
  ['email', 'anna@', 'Ungültige E-Mail-Adresse'],
  ['email', '', 'Ungültige E-Mail-Adresse'],
  ['name', ' ', 'Name ist erforderlich'],
  ['reason', ' \n ', 'Nachricht ist erforderlich'],
  ['email', `${'a'.repeat(250)}@schlaf.example`, 'höchstens 255 Zeichen'],
  ['name', 'n'.repeat(101), 'höchstens 100 Zeichen'],
  ['reason', 'r'.repeat(1001), 'höchstens 1.000 Zeichen'],
];

for (const [field, value, message] of MISTAKES) {
  test(`K4: ${field} „${value.slice(0, 8).trim()}“ (${value.length} characters) is told at once and at its field`, async ({
    page,
  }) => {
    await openForm(page, '/kuendigung');
    let sent = 0;
    await page.route(FUNCTIONS, () => (sent += 1));
    await fillCancellation(page, { ...newCancellation(), [field]: value });
    await sendCancellation(page);
    await expect(page.getByRole('alert')).toContainText(message);
    const control = fieldsOf(page)[field];
    await expect(control).toBeFocused();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(message));
    await expect(control).toHaveValue(value);
    expect(sent).toBe(0);
  });
}

test('K4: an empty form tells the first message, marks all three fields, and starts with the first', async ({
  page,
}) => {
  await openForm(page, '/kuendigung');
  await fieldsOf(page).reason.clear();
  await sendCancellation(page);
  await expect(page.getByRole('alert')).toHaveText('Ungültige E-Mail-Adresse');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
  await expect(fieldsOf(page).email).toBeFocused();
});

test('a mended form is sent, and its messages are gone', async ({ page }) => {
  await openForm(page, '/kuendigung');
  await sendCancellation(page);
  await fillCancellation(page, newCancellation());
  await sendCancellation(page);
  await expect(receiptOf(page)).toBeVisible();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('a day that is missing is told at the end of the contract', async ({ page }) => {
  await openForm(page, '/kuendigung');
  await fillCancellation(page, newCancellation());
  await page.getByRole('radio', { name: 'zu einem bestimmten Tag' }).check();
  await sendCancellation(page);
  await expect(page.getByRole('alert')).toContainText('Datum');
  await expect(page.getByRole('group', { name: 'Ende des Vertrags' })).toHaveAccessibleDescription(
    /Datum/,
  );
  await expect(page.getByRole('radio', { name: 'zu einem bestimmten Tag' })).toBeFocused();
});

for (const status of [403, 413, 429, 500, 503]) {
  test(`K7: the answer ${status} keeps the fields and shows another way`, async ({
    page,
    faults,
  }) => {
    faults.allow(new RegExp(String(status)));
    await page.route(FUNCTIONS, (route) =>
      route.fulfill({ status, json: { error: { code: 'x' } } }),
    );
    await expectKept(page, BACKEND_ERROR);
  });
}

test('K7: a network that fails keeps the fields and shows another way', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.route(FUNCTIONS, (route) => route.abort());
  await expectKept(page, BACKEND_ERROR);
});

test('K8: an answer that cannot be understood keeps the fields', async ({ page, faults }) => {
  faults.allow(/./);
  await page.route(FUNCTIONS, (route) => route.fulfill({ json: { done: true } }));
  await expectKept(page, UNEXPECTED_ERROR);
});

test('a refusal by the server is told at its field', async ({ page, faults }) => {
  faults.allow(/400/);
  const error = { code: 'invalid', field: 'name', message: 'Name ist erforderlich' };
  await page.route(FUNCTIONS, (route) => route.fulfill({ status: 400, json: { error } }));
  await openForm(page, '/kuendigung');
  await fillCancellation(page, newCancellation());
  await sendCancellation(page);
  await expect(page.getByRole('alert')).toHaveText(error.message);
  await expect(fieldsOf(page).name).toBeFocused();
  await expect(fieldsOf(page).name).toHaveAccessibleDescription(error.message);
});

test('on a phone a message covers neither the heading nor what it is about', async ({
  page,
  faults,
}) => {
  faults.allow(/400/);
  const error = { code: 'invalid', field: 'name', message: 'Name ist erforderlich' };
  await page.route(FUNCTIONS, (route) => route.fulfill({ status: 400, json: { error } }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page, '/kuendigung');
  await fillCancellation(page, newCancellation());
  await sendCancellation(page);
  await expect(fieldsOf(page).name).toBeFocused();
  await expectUncovered(page, [
    page.getByRole('heading', { level: 1 }),
    page.getByText('Vor- und Nachname *', { exact: true }),
    fieldsOf(page).name,
  ]);
});

test('on a phone a message covers none of several fields that are wrong', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page, '/kuendigung');
  await fieldsOf(page).reason.clear();
  await sendCancellation(page);
  await expectUncovered(page, [
    page.getByText('E-Mail-Adresse *', { exact: true }),
    ...(await page.locator('[aria-invalid=true]').all()),
  ]);
});

test('on a laptop what is good to know makes room for a message', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page, '/kuendigung');
  await sendCancellation(page);
  await expect(page.getByRole('alert')).toBeVisible();
  const notes = page.getByRole('region', { name: 'Gut zu wissen' });
  await expectUncovered(page, [
    notes.getByRole('heading'),
    ...(await notes.getByRole('listitem').all()),
    ...(await page.locator('[aria-invalid=true]').all()),
  ]);
});

for (const width of [320, 390]) {
  test(`on a phone of ${width} px the message that it arrived covers nothing of the receipt`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openForm(page, '/kuendigung');
    await fillCancellation(page, newCancellation());
    await sendCancellation(page);
    await expect(page.getByRole('alert')).toBeVisible();
    const receipt = receiptOf(page);
    const [heading, rows] = [receipt.getByRole('heading'), receipt.getByRole('definition')];
    await expectUncovered(page, [heading, ...(await rows.all())]);
  });
}

async function expectUncovered(page: Page, parts: readonly Locator[]): Promise<void> {
  const message = await page.getByRole('alert').boundingBox();
  for (const part of parts) {
    const box = await part.boundingBox();
    if (!message || !box) throw new Error('The message or what it must not cover is not shown.');
    const isApart =
      box.y >= message.y + message.height || box.y + box.height <= Math.max(64, message.y);
    expect(isApart, `${String(part)} is covered`).toBe(true);
  }
}

test('an answer that got lost is asked for again, and it is one cancellation', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const answers: string[] = [];
  await page.route(FUNCTIONS, async (route) => {
    const answer = await route.fetch();
    const { reference } = (await answer.json()) as { reference: string };
    answers.push(reference);
    await (answers.length === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  await openForm(page, '/kuendigung');
  await fillCancellation(page, newCancellation());
  await sendCancellation(page);
  await expect(page.getByRole('alert')).toHaveText(BACKEND_ERROR);
  await sendCancellation(page);
  const reference = await referenceOn(receiptOf(page));
  expect(answers).toEqual([reference, reference]);
});

async function expectKept(page: Page, message: string): Promise<void> {
  const { contactEmail } = readContent('site/contact.yaml');
  await openForm(page, '/kuendigung');
  const values = newCancellation();
  await fillCancellation(page, values);
  await sendCancellation(page);
  await expect(page.getByRole('alert')).toHaveText(message);
  for (const [name, field] of Object.entries(fieldsOf(page))) {
    await expect(field).toHaveValue(values[name as Field]);
  }
  const otherWay = page.getByRole('form').getByRole('link', { name: contactEmail });
  const { href } = await otherWay.evaluate((link: HTMLAnchorElement) => ({ href: link.href }));
  expect(decodeURIComponent(href)).toContain(values.reason);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Als Textdatei speichern' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('kuendigung.txt');
  expect(await readFile(await saved.path(), 'utf8')).toContain(values.reason);
  await expect(page.getByRole('button', { name: 'Kündigung abschicken' })).toBeEnabled();
  await expect(receiptOf(page)).toBeHidden();
}
