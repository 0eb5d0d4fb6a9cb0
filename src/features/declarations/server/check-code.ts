import { createHmac } from 'node:crypto';
import { addLastParagraph } from '#server/mail/email-layout.ts';
import type { EmailContent } from '#server/mail/mailer.ts';
import { spellOut } from '#server/reference.ts';
import { checkCodeTexts as texts } from './texts.ts';

const LETTERS = 20;
const WRITTEN = new RegExp(String.raw`${texts.label}:[\s>]*((?:\w{4}-){4}\w{4})`, 'g');
// What mail programs add or drop when a text is quoted, wrapped or copied.
const CHANGED_ON_THE_WAY = /[\s>\p{Cf}]+/gu;

/**
 * Ends a confirmation with a code by which it proves itself: a keyed hash of all its words, which
 * only this site can make.
 *
 * @param key Secret of the database.
 */
export function withCheckCode(content: EmailContent, key: string): EmailContent {
  const code = codeOf(content.text, key);
  return addLastParagraph(content, [`${texts.label}: ${code}`, texts.meaning]);
}

/**
 * Finds what this site has confirmed in a text that somebody shows, however it is quoted and
 * wrapped.
 *
 * @param keys All secrets that its code may have been made with.
 * @returns the confirmed words up to the code; undefined when no code fits to what is above it.
 */
export function confirmedText(shown: string, keys: readonly string[]): string | undefined {
  const text = shown.normalize('NFC');
  // Above a mail that was passed on stand other words, so each line may be its first.
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  for (const { index: end, 1: code } of text.matchAll(WRITTEN)) {
    const isGenuine = (start: number): boolean =>
      start < end && keys.some((key) => codeOf(text.slice(start, end), key) === code);
    const start = starts.find(isGenuine);
    if (start !== undefined)
      return text
        .slice(start, end)
        .replaceAll(/^[> ]+/gm, '')
        .trim();
  }
  return undefined;
}

function codeOf(text: string, key: string): string {
  const words = text.normalize('NFC').replaceAll(CHANGED_ON_THE_WAY, '');
  const bytes = createHmac('sha256', key).update(`receipt:${words}`).digest().subarray(0, LETTERS);
  return spellOut(bytes).replaceAll(/.{4}(?=.)/g, '$&-');
}
