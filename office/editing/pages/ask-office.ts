/** What the office answered. */
export interface OfficeAnswer<Told> {
  readonly status: number;
  readonly told: Told;
  /** A German sentence when something did not work. */
  readonly sentence: string | undefined;
}

/** Thrown when there was no answer at all. */
export class OfficeAway extends Error {
  override readonly name = 'OfficeAway';
}

/**
 * Asks the office.
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
    });
  } catch (cause) {
    throw new OfficeAway('There was no answer.', { cause });
  }
  const told = (await answer.json().catch(() => ({}))) as Told & { sentence?: string };
  if (answer.status === 401) throw new OfficeAway(told.sentence ?? 'Nobody is signed in.');
  return { status: answer.status, told, sentence: told.sentence };
}
