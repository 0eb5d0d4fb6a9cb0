import type { Html } from '../layout/page.ts';
import type { Auth } from './auth.ts';
import { connectPage } from './sign-in-pages.ts';

/**
 * Begins to set up a second step for the sender of the headers; it counts once a code was entered.
 *
 * @returns the page with the QR code for the app and the backup codes; undefined when the password is
 *   wrong or a second step exists already.
 */
export async function connectApp(
  auth: Auth,
  password: string,
  headers: Headers,
): Promise<Html | undefined> {
  const answer = await auth.api.enableTwoFactor({ body: { password }, headers, asResponse: true });
  if (!answer.ok) return undefined;
  const told = (await answer.json()) as { totpURI: string; backupCodes: string[] };
  return connectPage(told.totpURI, told.backupCodes);
}
