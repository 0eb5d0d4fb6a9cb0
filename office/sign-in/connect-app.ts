import type { Html } from '../desk/ports.ts';
import type { Auth } from './auth.ts';
import { connectPage } from './sign-in-pages.ts';

/**
 * Begins a second step for whoever sent the headers, which counts once a code was typed.
 *
 * @returns the page with the picture for the app and the emergency codes; undefined when the password is
 *   wrong or a second step is there.
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
