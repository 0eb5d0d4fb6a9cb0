import { beforeAll, expect, test } from 'vitest';
import { codeOf } from './authenticator.ts';
import { PASSWORD } from './visitor.ts';
import { browserForSuite, complaintsOf, expectPage } from './browser.ts';
import { officeForSuite, type Member } from './office-suite.ts';

const office = officeForSuite();
const { open, address } = browserForSuite(office.site);
let owner: Member;

beforeAll(async () => {
  owner = await office.join('owner');
});

const typePassword = async (page: Awaited<ReturnType<typeof open>>) => {
  await page.goto('/admin/collections/blog');
  await page.getByLabel('E-Mail-Adresse').fill('owner@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Weiter' }).click();
};

test('password and code of better-auth open the pages of Payload, under a strict policy', async () => {
  const page = await open();
  const complaints = complaintsOf(page, address());
  await typePassword(page);
  await page.getByLabel(/^Code/u).first().fill(codeOf(owner.secret));
  await page.getByRole('button', { name: 'Anmelden' }).first().click();
  // Where somebody wanted to go before the office asked who it is.
  await expectPage(page).toHaveURL(/\/admin\/collections\/blog(?:\?|$)/u);
  await expectPage(page.getByRole('heading', { name: 'Artikel', level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

/** A device; one that cannot ask who holds it is like a key without a PIN. */
const addDevice = async (page: Awaited<ReturnType<typeof open>>, canAsk = true) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: canAsk ? 'internal' : 'usb',
      hasResidentKey: true,
      hasUserVerification: canAsk,
      isUserVerified: canAsk,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
};

// What the page of the own account does when somebody adds a key; that page comes with the whole office.
const addKey = async (page: Awaited<ReturnType<typeof open>>, userVerification: string) =>
  page.evaluate(
    async ([asked, password]) => {
      await fetch('/buero/mein-konto/passkey', {
        method: 'POST',
        body: new URLSearchParams({ password }),
      });
      const offered = await fetch('/anmelden/passkey/generate-register-options');
      const options = (await offered.json()) as PublicKeyCredentialCreationOptionsJSON;
      options.authenticatorSelection = {
        ...options.authenticatorSelection,
        userVerification: asked as UserVerificationRequirement,
      };
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
      const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
      const answer = await fetch('/anmelden/passkey/verify-registration', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ response: made.toJSON() }),
      });
      return answer.status;
    },
    [userVerification, PASSWORD] as const,
  );

test('a passkey opens the pages of Payload', async () => {
  const page = await open(owner);
  await page.goto('/admin');
  await addDevice(page);
  expect(await addKey(page, 'required')).toBe(200);
  await page.goto('/admin/abmelden');
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expectPage(page).toHaveURL(/\/admin$/u);
  owner = await again();
});

test('a passkey whose device has not asked who holds it opens nothing', async () => {
  const page = await open(owner);
  await page.goto('/admin');
  const weak = await addDevice(page, false);
  expect(await addKey(page, 'discouraged')).not.toBe(200);
  await weak.devtools.send('WebAuthn.removeVirtualAuthenticator', weak);
  const good = await addDevice(page);
  expect(await addKey(page, 'required')).toBe(200);
  // The key that counts, in a device that asks nobody.
  const { credentials } = await good.devtools.send('WebAuthn.getCredentials', good);
  await good.devtools.send('WebAuthn.removeVirtualAuthenticator', good);
  const { authenticatorId } = await addDevice(page, false);
  const [credential] = credentials;
  if (credential === undefined) throw new Error('The device has no key.');
  await good.devtools.send('WebAuthn.addCredential', { authenticatorId, credential });
  await page.goto('/admin/abmelden');
  const said: unknown = await page.evaluate(async (id) => {
    const offered = await fetch('/anmelden/passkey/generate-authenticate-options');
    const options = (await offered.json()) as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
      ...options,
      userVerification: 'discouraged',
      allowCredentials: [{ type: 'public-key', id }],
    });
    const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    const answer = await fetch('/anmelden/passkey/verify-authentication', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ response: used.toJSON() }),
    });
    return answer.status;
  }, Buffer.from(credential.credentialId, 'base64').toString('base64url'));
  expect(said).not.toBe(200);
  await page.goto('/admin');
  await expectPage(page).toHaveURL(/\/anmelden$/u);
});

/** The owner with a session of its own. */
async function again(): Promise<Member> {
  const visitor = office.stranger();
  await visitor.post('/anmelden', { email: 'owner@example.org', password: PASSWORD });
  // The one that the app shows next, because a code works once.
  await visitor.post('/anmelden/code', { code: codeOf(owner.secret, Date.now() + 30_000) });
  return { ...owner, visitor };
}
