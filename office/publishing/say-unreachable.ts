'use client';
import { toast } from '@payloadcms/ui';
import { ATTEMPT_HEADER } from '../collections/attempt-header.ts';
import { publishingTexts as texts } from './texts.ts';

/** The event of a window from which the office has changed something. */
export const OFFICE_CHANGED = 'office-changed';

const SAY_AFTER_MS = 8000;
// The largest picture takes as long where a line is slow.
const LONGEST_MS = 5 * 60_000;

// What Payload notes by itself is nobody's change.
const NOTES = '/api/payload-';

/**
 * Says in German that a request reached nobody. Payload shows the English words of what `fetch` throws, or a dialog that
 * waits for ever, before any hook, event or error boundary of Payload or React hears of it, so both are changed where
 * they arise. A change is also marked, so that the office knows it again when its answer was lost.
 */
export function sayUnreachable(): () => void {
  const own = window.fetch.bind(window);
  const attempts = new Map<string, string>();
  const change = async (path: string, ...[to, options]: Asked): Promise<Response> => {
    const attempt = attempts.get(path) ?? crypto.randomUUID();
    attempts.set(path, attempt);
    const headers = new Headers(options?.headers);
    headers.set(ATTEMPT_HEADER, attempt);
    const signals = options?.signal ? [options.signal] : [];
    const over = new AbortController();
    const timers = [
      setTimeout(() => over.abort(new TypeError(texts.notReached)), LONGEST_MS),
      path.startsWith(NOTES)
        ? undefined
        : setTimeout(() => toast.loading(texts.stillWaiting, { id: attempt }), SAY_AFTER_MS),
    ];
    try {
      const signal = AbortSignal.any([over.signal, ...signals]);
      const answer = await own(to, { ...options, headers, signal });
      await expectWhole(answer);
      attempts.delete(path);
      if (answer.ok && !path.startsWith(NOTES)) window.dispatchEvent(new Event(OFFICE_CHANGED));
      return answer;
    } finally {
      timers.forEach(clearTimeout);
      toast.dismiss(attempt);
    }
  };
  window.fetch = async (...asked) => {
    const path = changedPath(...asked);
    try {
      if (path !== undefined) return await change(path, ...asked);
      const answer = await own(...asked);
      await expectWhole(answer);
      return answer;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      if (path !== undefined) return unreached();
      throw new TypeError(texts.notReached, { cause: error });
    }
  };
  return () => {
    window.fetch = own;
  };
}

type Asked = Parameters<typeof fetch>;

/** Throws where a proxy answered in place of the office, or the answer ends in the middle. */
async function expectWhole(answer: Response): Promise<void> {
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  if (!isJson && answer.status >= 502 && answer.status <= 504) {
    throw new TypeError(answer.statusText);
  }
  if (isJson) await answer.clone().arrayBuffer();
}

/** Of what is asked to change something. */
function changedPath(...[to, { method = 'GET' } = {}]: Asked): string | undefined {
  const { pathname } = new URL(to instanceof Request ? to.url : to, location.href);
  return method.toUpperCase() !== 'GET' && pathname.startsWith('/api/') ? pathname : undefined;
}

// Whatever sends a change understands an answer that refuses it.
const unreached = (): Response =>
  Response.json(
    { message: texts.notReached, errors: [{ message: texts.notReached }] },
    { status: 503 },
  );
