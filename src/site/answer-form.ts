import type { AstroGlobal } from 'astro';
import { formKeyField, honeypotField, type SubmissionResult } from '#lib/declaration.ts';
import { readPostedForm, type FormValues } from '#lib/form-values.ts';

interface Sender {
  address: string;
  idempotencyKey?: string;
  honeypot?: string;
}

/** What a page posted without script comes back with: what became of it, and what had been typed. */
export interface FormAnswer<Declaration> {
  result: SubmissionResult<Declaration>;
  values: FormValues;
}

/**
 * What a page without script answers to its own form, with the fitting status; undefined when the
 * page was only asked for.
 */
export async function answerForm<Declaration>(
  { request, response, locals }: Pick<AstroGlobal, 'request' | 'response' | 'locals'>,
  submit: (values: FormValues, sender: Sender) => Promise<SubmissionResult<Declaration>>,
): Promise<FormAnswer<Declaration> | undefined> {
  const values = await readPostedForm(request);
  if (!values) return undefined;
  const idempotencyKey = values[formKeyField];
  const honeypot = values[honeypotField];
  const result = await submit(values, {
    address: locals.clientAddress,
    ...(idempotencyKey && { idempotencyKey }),
    ...(honeypot && { honeypot }),
  });
  response.status = statuses[result.status];
  if ('retryAfterSeconds' in result) {
    response.headers.set('Retry-After', result.retryAfterSeconds.toString());
  }
  return { result, values };
}

const statuses = { stored: 200, invalid: 422, tooMany: 429, unavailable: 503 } as const;
