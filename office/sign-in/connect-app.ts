import type { Html } from '../layout/page.ts';
import type { Auth } from './auth.ts';
import { connectPage } from './sign-in-pages.ts';

interface NewApp {
  readonly uri: string;
  readonly backupCodes: readonly string[];
}

// What somebody was shown who has not entered a code yet.
const newApps = new Map<string, NewApp>();

/** The page with the same drawing and codes again, with a sentence; undefined when nothing was shown. */
export function shownApp(userId: string, sentence?: string): Html | undefined {
  const app = newApps.get(userId);
  return app && connectPage(app.uri, app.backupCodes, sentence);
}

export const forgetApp = (userId: string): void => void newApps.delete(userId);

/**
 * Begins to set up a second step for the sender of the headers; it counts once a code was entered.
 *
 * @returns the page with the QR code for the app and the backup codes; undefined when the password is
 *   wrong or a second step exists already.
 */
export async function connectApp(
  auth: Auth,
  userId: string,
  password: string,
  headers: Headers,
): Promise<Html | undefined> {
  const answer = await auth.api.enableTwoFactor({ body: { password }, headers, asResponse: true });
  if (!answer.ok) return undefined;
  const told = (await answer.json()) as { totpURI: string; backupCodes: string[] };
  newApps.set(userId, { uri: told.totpURI, backupCodes: told.backupCodes });
  return shownApp(userId);
}
