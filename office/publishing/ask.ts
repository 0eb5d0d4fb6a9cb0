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
