'use client';
import { publishingTexts as texts } from './texts.ts';

/** Asks the office; undefined when it could not be reached, and a sentence when it refused. */
export async function ask<Answer>(path: string, body?: object): Promise<Answer | string> {
  try {
    const answer = await fetch(`/api/publishing/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json' },
    });
    const told = (await answer.json()) as Answer & {
      readonly errors?: readonly { readonly message: string }[];
    };
    return answer.ok ? told : (told.errors?.[0]?.message ?? texts.notReached);
  } catch {
    return texts.notReached;
  }
}

/**
 * Says in German that a request reached nobody. Payload's form catches what `fetch` throws and shows its English words,
 * before any hook, event or error boundary of Payload or React hears of it, so these words are changed where they arise.
 */
export function sayUnreachable(): () => void {
  const own = window.fetch.bind(window);
  window.fetch = async (...request) => {
    try {
      const answer = await own(...request);
      if (new URL(answer.url || '/', location.href).pathname.startsWith('/api/')) {
        await expectWhole(answer);
      }
      return answer;
    } catch (error) {
      throw error instanceof TypeError ? new TypeError(texts.notReached, { cause: error }) : error;
    }
  };
  return () => {
    window.fetch = own;
  };
}

/** Throws where a proxy answered in place of the office, or the answer ends in the middle. */
async function expectWhole(answer: Response): Promise<void> {
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  if (!isJson && answer.status >= 502 && answer.status <= 504) {
    throw new TypeError(answer.statusText);
  }
  if (isJson) await answer.clone().arrayBuffer();
}
