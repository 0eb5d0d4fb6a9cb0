import type { SubmissionResult } from '#lib/declaration.ts';
import { refuse, type ApiContext } from '#server/http/functions/refuse.ts';

/** Turns the outcome of a submission into the answer that interface.md promises. */
export function sendResult(
  context: ApiContext,
  result: SubmissionResult<Readonly<Record<string, string>>>,
): Response {
  switch (result.status) {
    case 'stored':
      return context.json(result.receipt);
    case 'invalid': {
      const [first] = result.problems;
      return context.json({ error: { code: 'invalid', ...first } }, 400);
    }
    case 'tooMany':
      return refuse(context, 429, 'too_many', retryAfter(result.retryAfterSeconds));
    case 'unavailable':
      return refuse(context, 503, 'unavailable', retryAfter(result.retryAfterSeconds));
  }
}

function retryAfter(seconds: number): Record<string, string> {
  return { 'Retry-After': String(seconds) };
}
