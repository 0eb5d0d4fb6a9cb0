import { expect, test } from '#tests/support/browser-test.ts';
import {
  download,
  fieldsOf,
  fillCancellation,
  FUNCTIONS,
  holdRequests,
  newCancellation,
  openForm,
  receiptOf,
  referenceOn,
  sendCancellation,
  unfoldForm,
} from '#tests/support/declaration-pages.ts';
import { readContent } from '#tests/support/site-content.ts';

const SUCCESS = 'Deine Kündigung wurde erfolgreich übermittelt';

test('K1: the page has its title, explanation, form, notes and ways to a person', async ({
  page,
}) => {
  const { explanation, notes } = readContent('cancellation/page.yaml');
  const { contactEmail, phone } = readContent('site/contact.yaml');
  await page.goto('/kuendigung');
  await expect(page.getByRole('heading', { level: 1, name: 'Kündigung' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Kündigungsformular' })).toBeVisible();
  for (const words of [...explanation, ...notes.items.map(({ text }) => text)]) {
    await expect(page.getByText(words)).toBeVisible();
  }
  const main = page.getByRole('main');
  const mail = main.getByRole('link', { name: contactEmail });
  await expect(mail).toHaveAttribute('href', `mailto:${contactEmail}`);
  const call = main.getByRole('link', { name: phone.replaceAll(' ', '\u00A0') });
  await expect(call).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
});

test('K2: three fields are required, and nothing else', async ({ page }) => {
  await openForm(page, '/kuendigung');
  for (const field of Object.values(fieldsOf(page)))
    await expect(field).toHaveAttribute('required');
  await expect(page.locator('form :required')).toHaveCount(3);
  await expect(fieldsOf(page).reason).toHaveAttribute('rows', '4');
  await expect(fieldsOf(page).email).toHaveAccessibleDescription(/angemeldet/);
});

test('K3: the button is there and enabled from the start, and says when it sends', async ({
  page,
}) => {
  await page.goto('/kuendigung');
  const button = page.locator('form [type=submit]');
  await expect(button).toHaveAccessibleName('Kündigung abschicken');
  await expect(button).toBeEnabled();
  await openForm(page, '/kuendigung');
  const requests = await holdRequests(page);
  await fillCancellation(page, newCancellation());
  await button.click();
  await expect(button).toHaveText('Wird übermittelt...');
  await expect(button).toBeDisabled();
  requests.release();
  await expect(button).toHaveText('Kündigung abschicken');
  await expect(button).toBeEnabled();
});

test('K5: the request carries what was typed, trimmed, and a key', async ({ page }) => {
  await openForm(page, '/kuendigung');
  const values = newCancellation();
  await fillCancellation(page, {
    email: ` ${values.email} `,
    name: '  Anna Muster ',
    reason: '\n Hiermit kündige ich. \n',
  });
  const sending = page.waitForRequest(FUNCTIONS);
  await sendCancellation(page);
  const request = await sending;
  expect(new URL(request.url()).pathname).toBe('/functions/v1/send-cancellation-slack');
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({
    ...values,
    kind: 'ordinary',
    contract: 'Schlafcoaching',
    endsOn: 'next',
  });
  expect(request.headers()).toMatchObject({
    authorization: 'Bearer anon',
    'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  await expect(page.getByRole('alert')).toHaveText(SUCCESS);
});

test('K6: after sending the fields are empty, a message says so, and the receipt has the focus', async ({
  page,
}) => {
  await openForm(page, '/kuendigung');
  const values = newCancellation();
  await fillCancellation(page, values);
  await sendCancellation(page);
  await expect(page.getByRole('alert')).toHaveText(SUCCESS);
  const receipt = receiptOf(page);
  await expect(receipt.getByRole('heading')).toBeFocused();
  await unfoldForm(page);
  for (const field of Object.values(fieldsOf(page))) await expect(field).toHaveValue('');
  await expect(receipt).toContainText(await referenceOn(receipt));
  for (const words of [values.email, values.name, values.reason, 'Deutschland', 'endet am']) {
    await expect(receipt).toContainText(words);
  }
});

test('the law’s inputs can be given, and reach the server', async ({ page }) => {
  await openForm(page, '/kuendigung');
  await fillCancellation(page, newCancellation());
  await page.getByRole('radio', { name: /Außerordentliche Kündigung/ }).check();
  await expect(page.getByLabel('Welcher Vertrag?')).toBeHidden();
  await page.getByRole('radio', { name: 'Anderer Vertrag' }).check();
  await page.getByLabel('Welcher Vertrag?').fill('Schlafkurs im Mai');
  await expect(page.getByLabel('Gewünschter Tag')).toBeHidden();
  await page.getByRole('radio', { name: 'zu einem bestimmten Tag' }).check();
  await page.getByLabel('Gewünschter Tag').fill('2027-01-31');
  const sending = page.waitForRequest(FUNCTIONS);
  await sendCancellation(page);
  expect((await sending).postDataJSON()).toMatchObject({
    kind: 'extraordinary',
    contract: 'Schlafkurs im Mai',
    endsOn: '2027-01-31',
  });
  await expect(receiptOf(page)).toContainText('außerordentlich');
  await expect(receiptOf(page)).toContainText('zum 31. Januar 2027');
  await expect(receiptOf(page)).toContainText('Der Vertrag soll enden am31. Januar 2027');
});

test('a sentence stands in the message that can be sent as it is, and an emptied one is asked for', async ({
  page,
}) => {
  await openForm(page, '/kuendigung');
  const { email, name, reason } = fieldsOf(page);
  await expect(reason).toHaveValue(/^Hiermit kündige ich/);
  await email.fill(newCancellation().email);
  await name.fill('Anna Muster');
  const sentence = await reason.inputValue();
  await reason.fill('');
  await sendCancellation(page);
  await expect(page.getByRole('alert')).toHaveText('Nachricht ist erforderlich');
  await reason.fill(sentence);
  await sendCancellation(page);
  await expect(receiptOf(page)).toContainText(sentence);
});

test('a wished day that is past or far away is asked about once, and then taken', async ({
  page,
}) => {
  await openForm(page, '/kuendigung');
  await fillCancellation(page, newCancellation());
  await page.getByRole('radio', { name: 'zu einem bestimmten Tag' }).check();
  const day = page.getByLabel('Gewünschter Tag');
  await day.fill('2035-01-31');
  await sendCancellation(page);
  await expect(page.getByRole('alert')).toContainText('mehr als zwei Jahre in der Zukunft');
  await day.fill('2020-01-31');
  await sendCancellation(page);
  await expect(page.getByRole('alert').filter({ hasText: 'schon vorbei' })).toBeVisible();
  const sending = page.waitForRequest(FUNCTIONS);
  await sendCancellation(page);
  expect((await sending).postDataJSON()).toMatchObject({ endsOn: '2020-01-31' });
  await expect(receiptOf(page)).toContainText('zum 31. Januar 2020');
});

test('a double click and a second Enter send one cancellation', async ({ page }) => {
  await openForm(page, '/kuendigung');
  const requests = await holdRequests(page);
  await fillCancellation(page, newCancellation());
  await page.getByRole('button', { name: 'Kündigung abschicken' }).dblclick();
  await fieldsOf(page).name.press('Enter');
  requests.release();
  await expect(receiptOf(page)).toBeVisible();
  expect(requests.sent()).toBe(1);
});

test('the receipt is saved as one file with everything in it', async ({ page }) => {
  await openForm(page, '/kuendigung');
  const values = newCancellation();
  await fillCancellation(page, values);
  await sendCancellation(page);
  const reference = await referenceOn(receiptOf(page));
  const file = await download(page.getByRole('link', { name: 'Kündigung speichern' }));
  expect(file.name).toBe(`Kuendigung-${reference}.html`);
  for (const words of [
    reference,
    ...Object.values(values),
    '„Kündigung abschicken“',
    'Deutschland',
  ]) {
    expect(file.words).toContain(words);
  }
});
