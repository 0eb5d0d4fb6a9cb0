import { test as base, type Page } from '@playwright/test';
import { codeOf } from './authenticator.ts';
import { startOffice } from './start-office.ts';

export { expect } from '@playwright/test';

const PASSWORD = 'Mond Kissen Laterne';
const EMAIL = 'leitung@schlaf.example';

export interface RunningOffice {
  /** By name, because browsers know passkeys for names only. */
  readonly address: string;
  /** Path of the link for the first owner. */
  readonly firstLink: string;
  readonly dataDir: string;
}

/** An office with a database of its own; each file says its name by `test.use({ officeFor })`. */
export const test = base.extend<object, { office: RunningOffice; officeFor: string }>({
  // A worker goes on with the next file otherwise, and the office would have its first owner already.
  officeFor: ['', { option: true, scope: 'worker' }],
  office: [
    async ({ officeFor }, use) => {
      await using stack = new AsyncDisposableStack();
      const office = await startOffice((stop) => stack.defer(stop), officeFor);
      const { site, firstLink, dataDir } = office;
      await use({ address: site.replace('127.0.0.1', 'localhost'), firstLink, dataDir });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ office }, use) => use(office.address),
});

/** Makes the first account and sets up the second step, as a person does; gives the key of the app. */
export async function openAccount(page: Page, link: string): Promise<string> {
  await page.goto(link);
  await page.getByLabel('Name').fill('Anna Muster');
  await page.getByLabel('E-Mail-Adresse').fill(EMAIL);
  await page.getByLabel('Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.getByLabel('Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'App verbinden' }).click();
  const secret = await page.locator('code').first().innerText();
  await page.getByLabel('Code aus der App').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Einrichten abschließen' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).waitFor();
  return secret;
}

/** Signs in with password and code, by keyboard alone. */
export async function signIn(page: Page, secret: string): Promise<void> {
  await page.goto('/anmelden');
  await page.getByLabel('E-Mail-Adresse').focus();
  await page.keyboard.type(EMAIL);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code aus der App').focus();
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Abmelden' }).waitFor();
}
