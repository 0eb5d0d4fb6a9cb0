import { expect, openAccount, signIn, test } from './office-test.ts';

test.use({ officeFor: 'passkeys' });

test('a passkey opens the office without a password, until it is removed', async ({
  page,
  context,
  office,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const secret = await openAccount(page, office.firstLink);
  await page.goto('/mein-konto');
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect(page.getByText('Passkey, eingerichtet am')).toBeVisible();

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await page.goto('/mein-konto');
  await page.getByRole('button', { name: 'Passkey entfernen' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page.getByRole('alert')).toHaveText(/ließ sich nicht benutzen/u);
  await signIn(page, secret);
});

test('nobody gets a passkey without being signed in, and nothing else of the library is reached', async ({
  request,
}) => {
  for (const path of ['/anmelden/passkey/generate-register-options', '/mein-konto/passkeys/1']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).not.toBe(200);
  }
  for (const path of ['/api/auth/sign-in/email', '/api/auth/get-session', '/api/auth/ok']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).not.toBe(200);
  }
});
