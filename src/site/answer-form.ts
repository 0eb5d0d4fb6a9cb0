import type { AstroGlobal } from 'astro';
import { trapField, type SubmissionResult } from '#lib/declaration.ts';
import {
  entriesOf,
  type Entries,
  type FormAnswer,
} from '#features/declarations/form/form-answer.ts';
import type { Sender } from '#server/feature.ts';
import { formKeyField } from '#features/declarations/form/declaration-form.tsx';

type Submit<Declaration> = (input: unknown, from: Sender) => Promise<SubmissionResult<Declaration>>;

/**
 * What a page without script answers to its own form, with the fitting status; undefined when the
 * page was only asked for. A body that is no form counts as an empty one.
 *
 * @param inputOf Makes of what was typed what `submit` takes.
 */
export async function answerForm<Declaration>(
  { request, response, locals }: Pick<AstroGlobal, 'request' | 'response' | 'locals'>,
  submit: Submit<Declaration>,
  inputOf: (entries: Entries) => unknown = (entries) => entries,
): Promise<FormAnswer<Declaration> | undefined> {
  if (request.method !== 'POST') return undefined;
  const entries = await readEntries(request);
  const idempotencyKey = entries[formKeyField];
  const trap = entries[trapField];
  const result = await submit(inputOf(entries), {
    address: locals.clientAddress,
    ...(idempotencyKey && { idempotencyKey }),
    ...(trap && { trap }),
  });
  response.status = statuses[result.status];
  if ('retryAfterSeconds' in result) {
    response.headers.set('Retry-After', result.retryAfterSeconds.toString());
  }
  return { result, entries };
}

const statuses = { stored: 200, invalid: 422, tooMany: 429, unavailable: 503 } as const;

async function readEntries(request: Request): Promise<Entries> {
  try {
    return entriesOf(await request.formData());
  } catch (error) {
    if (error instanceof TypeError) return {};
    throw error;
  }
}
