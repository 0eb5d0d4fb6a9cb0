import { pageTexts } from './page-texts.ts';

/** What the office answered. */
export interface OfficeAnswer<Told> {
  readonly status: number;
  readonly told: Told;
  /** A German sentence when something did not work. */
  readonly sentence: string | undefined;
}

/** Thrown when there was no answer or the session is over; its message says so in German. */
export class OfficeAway extends Error {
  override readonly name = 'OfficeAway';
}

// Browsers refuse larger requests with `keepalive`.
const LONGEST_KEPT_ALIVE_BYTES = 60_000;

/**
 * Sends a request to the office. When the session is over, the page shows how to sign in again.
 *
 * @param api Address below which it answers, such as `/api/inhalte`.
 * @throws OfficeAway when it cannot be reached, or answers that nobody is signed in.
 */
export async function askOffice<Told>(
  api: string,
  path: string,
  method = 'GET',
  sent?: object,
): Promise<OfficeAnswer<Told>> {
  const isFile = sent instanceof Blob;
  const body = sent === undefined ? undefined : isFile ? sent : JSON.stringify(sent);
  const headers = body !== undefined && !isFile ? { 'Content-Type': 'application/json' } : {};
  let answer: Response;
  try {
    answer = await fetch(`${api}/${path}`, {
      ...{ method, headers, credentials: 'same-origin' as const },
      ...(body !== undefined && { body }),
      keepalive: typeof body === 'string' && new Blob([body]).size < LONGEST_KEPT_ALIVE_BYTES,
    });
  } catch (cause) {
    throw new OfficeAway(pageTexts.save.offline, { cause });
  }
  const isSignedOut = answer.status === 401;
  document.querySelector('[data-signed-out]')?.toggleAttribute('hidden', !isSignedOut);
  if (isSignedOut) throw new OfficeAway(pageTexts.save.signedOut);
  const told = (await answer.json().catch(() => ({}))) as Told & { sentence?: string };
  return { status: answer.status, told, sentence: told.sentence };
}
