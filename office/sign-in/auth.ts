import { randomBytes } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor } from 'better-auth/plugins';
import type { ProcessLog } from '../process-log.ts';
import type { Database } from '../../server/database/database.ts';
import { eq } from '../../server/database/drizzle.ts';
import { secrets } from '../../server/database/secrets.ts';
import { isLoopbackName } from '../../server/http/allowed-host.ts';
import {
  accounts,
  passkeys,
  sessions,
  twoFactors,
  users,
  verifications,
} from './account-tables.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password-rule.ts';

/** Where the library expects what browsers ask; the office hands on only what passkeys need. */
export const AUTH_PATH = '/api/auth';

const KEY_NAME = 'office-session-key';
const isError = (told: unknown): boolean => told instanceof Error;
const HOURS_12 = 12 * 60 * 60;

/**
 * Signing in by password and code; nobody can make an account without an invitation.
 *
 * @param name What people, their apps and their passkeys call the office.
 * @param failure Called when the library reports an error.
 */
export async function createAuth(
  database: Database,
  { address, name }: { readonly address: string; readonly name: string },
  failure: ProcessLog['failure'],
) {
  return betterAuth({
    appName: name,
    baseURL: address,
    basePath: AUTH_PATH,
    secret: await sessionKey(database),
    database: drizzleAdapter(database.drizzle, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        twoFactor: twoFactors,
        passkey: passkeys,
      },
    }),
    user: { additionalFields: { role: { type: 'string', input: false } } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
    },
    // A session ends after a working day, whatever happens in it.
    session: { expiresIn: HOURS_12, disableSessionRefresh: true },
    advanced: {
      useSecureCookies: address.startsWith('https:'),
      cookiePrefix: 'office',
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true, path: '/' },
    },
    plugins: [
      twoFactor(),
      passkey({
        rpID: passkeyName(address),
        // A key opens the office alone, so its device has to ask who holds it.
        authenticatorSelection: { userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) =>
            refuseUnverified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) =>
            refuseUnverified(verification.authenticationInfo.userVerified),
        },
      }),
    ],
    // Requests of other origins are refused before (office/secure.ts).
    trustedOrigins: (request) => [request?.headers.get('origin') ?? address],
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // The library's messages repeat queries with addresses and session keys, so only the error is passed on.
      log: (_level, _message, ...told: unknown[]) => {
        failure('Signing in, or reading a session, failed.', told.find(isError));
      },
    },
  });
}

function refuseUnverified(isVerified = false): void {
  if (!isVerified) throw new Error('The device of a passkey has not asked who holds it.');
}

// A passkey belongs to a name; this machine has one.
function passkeyName(address: string): string {
  const { host, hostname } = new URL(address);
  return isLoopbackName(host) ? 'localhost' : hostname;
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;

async function sessionKey({ drizzle }: Database): Promise<string> {
  const made = { name: KEY_NAME, value: randomBytes(32).toString('base64url') };
  await drizzle.insert(secrets).values(made).onConflictDoNothing();
  const [row] = await drizzle.select().from(secrets).where(eq(secrets.name, KEY_NAME));
  return row?.value ?? made.value;
}
