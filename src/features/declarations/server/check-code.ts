import { createHmac } from 'node:crypto';
import { addLastParagraph, ZERO_WIDTH_SPACE } from '#server/mail/email-layout.ts';
import type { EmailContent } from '#server/mail/mailer.ts';
import { spellOut } from '#server/reference.ts';
import { checkCodeTexts as texts } from './texts.ts';

const LETTERS = 20;
const WRITTEN = new RegExp(String.raw`^${texts.label}: ((?:\w{4}-){4}\w{4})$`);

/**
 * Ends a confirmation with a code by which it proves itself: a keyed hash of all its words, which
 * only this site can make.
 *
 * @param key Secret of the database.
 */
export function withCheckCode(content: EmailContent, key: string): EmailContent {
  const code = codeOf(linesOf(content.text).join('\n'), key);
  return addLastParagraph(content, [`${texts.label}: ${code}`, texts.meaning]);
}

/**
 * Finds what this site has confirmed in a text that somebody shows. It may be quoted and stand between other words, but its
 * lines have to be those that were sent: otherwise a sender's words could be laid out like ours.
 *
 * @param keys All secrets that its code may have been made with.
 * @returns the words that were signed; undefined when no code fits to what is above it.
 */
export function confirmedText(shown: string, keys: readonly string[]): string | undefined {
  const lines = linesOf(shown);
  for (const [end, line] of lines.entries()) {
    const code = WRITTEN.exec(line)?.[1];
    if (code === undefined) continue;
    // Above a mail that was passed on stand other words, so each line may be its first.
    for (let start = 0; start < end; start += 1) {
      const signed = lines.slice(start, end).join('\n');
      if (keys.some((key) => codeOf(signed, key) === code)) return signed;
    }
  }
  return undefined;
}

/**
 * The lines as they are signed: without the marks of quotes, empty lines, and blanks that nobody sees. Of the signs without a
 * shape the one that keeps addresses from becoming links is left out; any other one is a change.
 */
function linesOf(text: string): string[] {
  return text
    .normalize('NFC')
    .replaceAll(ZERO_WIDTH_SPACE, '')
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^[>\s]+/, '')
        .replaceAll(/[\t \u00A0]+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
}

function codeOf(signed: string, key: string): string {
  const bytes = createHmac('sha256', key)
    .update(`receipt-2:${signed}`)
    .digest()
    .subarray(0, LETTERS);
  return spellOut(bytes).replaceAll(/.{4}(?=.)/g, '$&-');
}
