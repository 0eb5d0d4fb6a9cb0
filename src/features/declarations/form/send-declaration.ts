import * as z from 'zod/mini';
import { BackendError } from '#lib/backend/backend-error.ts';
import { isSameOrigin, siteBackend } from '#lib/backend/site-backend.ts';
import { trapField, type Receipt } from '#lib/declaration.ts';

const receiptSchema = z.object({
  reference: z.string().check(z.minLength(1)),
  receivedAt: z.iso.datetime(),
  endsOn: z._default(z.nullable(z.iso.date()), null),
});

const refusalSchema = z.object({
  error: z.object({ field: z.string(), message: z.string() }),
});

/** Stored by the server, or one field that the server refuses. */
export type Sent =
  | { receipt: Receipt; problem?: undefined }
  | { receipt?: undefined; problem: { field: string; message: string } };

/**
 * Sends the declarations of one form. The same content sent again, because the first answer got
 * lost, carries the same key, so that the server stores it once.
 *
 * @returns a function that throws BackendError when the backend fails, and other errors otherwise.
 */
export function createSender(
  functionName: string,
): (declaration: object, trap: string | undefined) => Promise<Sent> {
  let last = { content: '', key: '' };
  return async (declaration, trap) => {
    const content = JSON.stringify(declaration);
    if (content !== last.content) last = { content, key: newKey() };
    try {
      const answer = await siteBackend().invoke(functionName, {
        body: trap ? { ...declaration, [trapField]: trap } : declaration,
        // Another origin would have to allow this header first.
        ...(isSameOrigin() && { headers: { 'Idempotency-Key': last.key } }),
      });
      return { receipt: receiptSchema.parse(answer) };
    } catch (error) {
      const refusal =
        error instanceof BackendError && error.status === 400
          ? refusalSchema.safeParse(error.details)
          : undefined;
      if (refusal?.success) return { problem: refusal.data.error };
      throw error;
    }
  };
}

// Unlike `randomUUID` this exists on addresses without TLS as well.
const newKey = (): string =>
  crypto
    .getRandomValues(new Uint32Array(4))
    .reduce((key, part) => `${key}${part.toString(16).padStart(8, '0')}`, '');
