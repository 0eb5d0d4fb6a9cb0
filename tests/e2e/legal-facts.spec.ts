import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { readContent } from '#tests/support/site-content.ts';

test('G1: the imprint names company, contact, address, VAT id and everything the law adds', async ({
  page,
}) => {
  const company = readContent('site/company.yaml');
  const contact = readContent('site/contact.yaml');
  await page.goto('/impressum');
  await expectToRead(page, [
    company.name,
    company.legalForm,
    company.address.street,
    `${company.address.postalCode} ${company.address.city}`,
    ...company.representatives,
    contact.contactEmail,
    contact.phone,
    company.register.court,
    company.register.number,
    company.vatId,
    '§ 18 Abs. 2',
    company.editor.name,
    'Verbraucherschlichtungsstelle',
    '§ 36 VSBG',
    company.supervisoryAuthority?.name ?? '',
    company.professions?.[0]?.chamber ?? '',
    'kein Notfalldienst',
  ]);
  await expect(
    page.getByRole('main').getByRole('link', { name: contact.phone.replaceAll(' ', '\u00A0') }),
  ).toHaveAttribute('href', /^tel:\+49\d+$/);
  await expect(
    page.getByRole('heading', { name: 'Wirtschafts-Identifikationsnummer' }),
  ).toHaveCount(0);
});

test('G2: the privacy policy names every category of data', async ({ page }) => {
  await page.goto('/datenschutz');
  await expectToRead(page, [
    'Vorname und Nachname',
    'E-Mail-Adresse',
    'Anschrift',
    'Krankenkasse',
    'Gegenanzeige besteht (ja oder nein)',
    'Telefonnummer',
    'Geburtsdatum',
    'Versichertennummer',
    'ob wir dich über WhatsApp kontaktieren dürfen',
    'deinen Vornamen, deine Telefonnummer und deine Antworten',
    'cookieConsent',
    'sidebar:state',
    '365 Tage',
  ]);
});

test('G2: the privacy policy names every processor of the operator’s file', async ({ page }) => {
  await page.goto('/datenschutz');
  const processors = readContent('site/processors.yaml');
  expect(Object.keys(processors)).toEqual(
    expect.arrayContaining(['backend', 'automation', 'messaging', 'cardPayment', 'ai']),
  );
  await expectToRead(
    page,
    Object.values(processors).flatMap(({ task, provider }) => [task, provider]),
  );
});

test('G2: the privacy policy has what Art. 13 GDPR asks for', async ({ page }) => {
  await page.goto('/datenschutz');
  await expectToRead(page, [
    'Art. 6 Abs. 1 Buchst. b DSGVO',
    'Art. 9 Abs. 2 Buchst. a',
    '§ 25 Abs. 1 TDDDG',
    'außerhalb der Europäischen Union',
    'Vertrags- und Rechnungsdaten: 10 Jahre',
    'Teilnahmebescheinigungen: 10 Jahre',
    'Protokolle des Hostings: bis zu 90 Tage',
    'Auskunft',
    'Berichtigung',
    'Löschung',
    'Einschränkung',
    'Widerspruch',
    'Art. 77 DSGVO',
    'Musst du Daten angeben?',
    'Automatisierte Entscheidungen',
  ]);
});

test('G3: the terms have their date and every rule of the specification', async ({ page }) => {
  await page.goto('/agb');
  await expectToRead(page, [
    'Stand 27.08.2025',
    // Section 4
    'monatliches Abo ohne Mindestlaufzeit',
    'zum Ende des laufenden Monats',
    'Bis zum Ende der Laufzeit behältst du deinen Zugang',
    '„Einstellungen“ und dann „Mitgliedschaft verwalten“',
    'Schlägt eine Zahlung fehl',
    'vorübergehend sperren',
    'Aus wichtigem Grund',
    'moderieren, sperren oder löschen',
    'Ein Kurs endet von selbst',
    'vollständig teilgenommen und alle Inhalte und Aufgaben bearbeitet',
    // Section 5
    'volljährig und unbeschränkt geschäftsfähig',
    'wahr und vollständig',
    'ab 18 Jahren',
    'Mit 16 oder 17 Jahren',
    'nachweislich zugestimmt',
    'Code, den du per SMS bekommst',
    'mehrere Konten',
    'das Teilen deines Kontos',
    'falscher Identität',
    'mehreren Schritten',
    'Zahl der Geräte',
    // Section 9
    '14 Tagen ab Vertragsschluss',
    'mindestens 30 Tage vorher',
    'Sonderkündigungsrecht',
    'Vertrags- und Rechnungsdaten bewahren wir 10 Jahre auf, Teilnahmebescheinigungen ebenfalls 10 Jahre',
    'spätestens nach 90 Tagen',
    'PayPal, SEPA-Lastschrift oder Kreditkarte',
    'sofort zu Beginn jedes Abrechnungszeitraums fällig',
    'Europe/Berlin',
    '69 € pro Monat inkl. MwSt.',
    // The offer
    'kein Medizinprodukt',
    'Im Notfall wähle 112',
    '§ 36 VSBG',
  ]);
});

test('G3: the withdrawal instruction names the online function and brings the model form', async ({
  page,
}) => {
  await page.goto('/agb');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Widerrufsbelehrung' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Muster-Widerrufsformular' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Vertrag widerrufen' }).first()).toHaveAttribute(
    'href',
    '/widerruf',
  );
  await expect(main.getByRole('link', { name: 'Verträge hier kündigen' })).toHaveAttribute(
    'href',
    '/kuendigung',
  );
});

test('/barrierefreiheit has the four parts of the law and says how a barrier is reported', async ({
  page,
}) => {
  const { accessibilityAuthority } = readContent('site/company.yaml');
  const { supportEmail } = readContent('site/contact.yaml');
  await page.goto('/barrierefreiheit');
  const headings = await page.locator('main h2').allInnerTexts();
  expect(headings).toEqual([
    'Was wir anbieten',
    'Wie die Nutzung abläuft',
    'Wie wir die Anforderungen erfüllen',
    'Zuständige Behörde',
    'Eine Barriere melden',
  ]);
  await expectToRead(page, [accessibilityAuthority.name, accessibilityAuthority.address]);
  await expect(page.getByRole('link', { name: supportEmail }).first()).toHaveAttribute(
    'href',
    `mailto:${supportEmail}`,
  );
});

async function expectToRead(page: Page, words: string[]): Promise<void> {
  const read = plain(await page.getByRole('main').innerText());
  expect(words.filter((word) => !read.includes(plain(word)))).toEqual([]);
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
