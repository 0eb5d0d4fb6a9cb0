import { FunctionsClient, FunctionsError, type FunctionRegion } from '@supabase/functions-js';
import type { GoTrueClient } from '@supabase/auth-js';

/** Local-storage key of a signed-in session (row D1); unset for everybody else (§ 25 TDDDG). */
export const sessionKey = 'sb-session';

/** Whether somebody is signed in here, or is on the way back from signing in elsewhere. */
function isSessionStored(): boolean {
  try {
    return [sessionKey, `${sessionKey}-code-verifier`].some(
      (key) => localStorage.getItem(key) !== null,
    );
  } catch {
    // Storage can be forbidden; then there is no session either.
    return false;
  }
}

/** The backend did not do what it was asked: it was not reached, failed on the way, or refused (row D2). */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  /** Such as 503; undefined when there was no answer. */
  readonly status: number | undefined;
  /** What the backend says about it, when it says it in JSON. */
  readonly details: unknown;

  constructor(message: string, options: { status?: number; details?: unknown; cause: unknown }) {
    super(message, { cause: options.cause });
    this.status = options.status;
    this.details = options.details;
  }
}

interface BackendSettings {
  /** Absolute address without a slash at the end, such as `https://backend.example`. */
  url: string;
  /** Public key that every visitor shares. */
  anonKey: string;
}

interface InvokeOptions {
  /** Sent as JSON. */
  body: object;
  headers?: Record<string, string>;
  region?: FunctionRegion;
}

interface BackendClient {
  /**
   * Calls a function by POST, with the session's token if there is one, else with the public key.
   *
   * @returns the answer as JSON.
   * @throws BackendError when it could not be sent, a relay failed, or the answer is no success.
   */
  invoke: (name: string, options: InvokeOptions) => Promise<unknown>;
  /** Signing in and what belongs to it (rows D1, D3); by OAuth with PKCE; loaded when it is asked for. */
  auth: () => Promise<GoTrueClient>;
}

// The client types its errors as any.
interface FunctionsAnswer {
  data: unknown;
  error: unknown;
}

// In milliseconds. A phone on a bad line needs seconds; after half a minute no answer will come any more.
const patience = 30_000;

/**
 * The backend as the browser sees it. Nothing is loaded or stored for an anonymous visitor; with a
 * stored session the part for signed-in people is loaded at once, and keeps the session fresh.
 */
export function createBackendClient({ url, anonKey }: BackendSettings): BackendClient {
  let loading: Promise<GoTrueClient> | undefined;
  const auth = (): Promise<GoTrueClient> =>
    (loading ??= import('@supabase/auth-js').then(
      ({ GoTrueClient }) =>
        new GoTrueClient({
          url: `${url}/auth/v1`,
          headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
          storageKey: sessionKey,
          // The client renews a session shortly before it ends; a hidden tab catches up when it is seen again.
          persistSession: true,
          autoRefreshToken: true,
          detectSessionInUrl: true,
          flowType: 'pkce',
        }),
    ));
  if (isSessionStored()) void auth();

  return {
    auth,
    async invoke(name, { body, headers = {}, region }) {
      const functions = new FunctionsClient(`${url}/functions/v1`, {
        headers: { apikey: anonKey },
      });
      functions.setAuth(loading ? await tokenOf(await loading, anonKey) : anonKey);
      const { data, error } = (await functions.invoke<unknown>(name, {
        // The client asks for a record, but sends any object as JSON.
        body: body as Record<string, unknown>,
        headers,
        timeout: patience,
        ...(region && { region }),
      })) as FunctionsAnswer;
      if (error === null) return data;
      if (error instanceof FunctionsError) throw await describeError(error);
      throw new Error(`The answer of "${name}" could not be read.`, { cause: error });
    },
  };
}

async function tokenOf(auth: GoTrueClient, anonKey: string): Promise<string> {
  const { data } = await auth.getSession();
  return data.session?.access_token ?? anonKey;
}

async function describeError(error: FunctionsError): Promise<BackendError> {
  const answer: unknown = error.context;
  if (!(answer instanceof Response)) return new BackendError(error.message, { cause: error });
  // An answer that is not JSON, such as a proxy's page, says nothing that a program could use.
  const details: unknown = await answer.json().catch(() => undefined);
  return new BackendError(error.message, { status: answer.status, details, cause: error });
}

const { PUBLIC_BACKEND_URL = '', PUBLIC_BACKEND_ANON_KEY = '' } = import.meta.env;

let client: BackendClient | undefined;

/** The one backend of this site: its own server unless the build was given another one. */
export const siteBackend = (): BackendClient =>
  (client ??= createBackendClient({
    url: (PUBLIC_BACKEND_URL === '' ? location.origin : PUBLIC_BACKEND_URL).replace(/\/$/, ''),
    anonKey: PUBLIC_BACKEND_ANON_KEY === '' ? 'anon' : PUBLIC_BACKEND_ANON_KEY,
  }));

/** Whether it has the origin of the page, so that no browser asks first whether requests are allowed. */
export const isSameOrigin = (): boolean =>
  PUBLIC_BACKEND_URL === '' || new URL(PUBLIC_BACKEND_URL).origin === location.origin;
