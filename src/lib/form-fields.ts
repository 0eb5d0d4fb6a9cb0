import * as z from 'zod/mini';
import type { Checked } from './declaration.ts';

// The local part as HTML allows it (living standard, "valid email address"), the domain with at
// least one dot and with the letters of every language (RFC 5890).
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?!\p{N}+$)[\p{L}\p{N}-]{2,63}$/u;

// Zero-width characters, fillers and the empty Braille pattern draw nothing.
const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
const emptyUnlessVisible = (value: string): string => (visible.test(value) ? value : '');

// Signs that nobody sees, that come along when something is copied, or that turn words around; the two joiners belong to
// some names.
const UNSEEN = /[^\P{Cf}\u200C\u200D]+/gu;

// PostgreSQL cannot store the null character, and no other control character is a word.
const toOneLine = z.overwrite<string>((value) =>
  emptyUnlessVisible(
    value
      .normalize('NFC')
      .replaceAll(UNSEEN, '')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  ),
);
const toLines = z.overwrite<string>((value) =>
  emptyUnlessVisible(
    value
      .replaceAll(UNSEEN, '')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  ),
);

/** An e-mail address, trimmed, at most `max` characters long. */
export const emailAddress = (max: number, messages: { invalid: string; tooLong: string }) =>
  z.string(messages.invalid).check(
    toOneLine,
    z.overwrite((value) => value.replaceAll(/\p{Cf}+/gu, '')),
    z.regex(emailPattern, { error: messages.invalid, abort: true }),
    z.maxLength(max, messages.tooLong),
  );

interface TextMessages {
  missing: string;
  tooLong: string;
}

/** One line that must not be empty, trimmed, inner white space made one blank. */
export const requiredLine = (max: number, { missing, tooLong }: TextMessages) =>
  z.string(missing).check(toOneLine, z.minLength(1, missing), z.maxLength(max, tooLong));

/** Text of several lines that must not be empty, trimmed, line ends made `\n`. */
export const requiredText = (max: number, { missing, tooLong }: TextMessages) =>
  z.string(missing).check(toLines, z.minLength(1, missing), z.maxLength(max, tooLong));

/** One line that becomes `fallback` when it is left out or empty. */
export const optionalLine = (max: number, fallback: string, tooLong: string) =>
  z.pipe(
    z._default(z.string(tooLong).check(toOneLine, z.maxLength(max, tooLong)), fallback),
    z.transform((value: string) => value || fallback),
  );

/**
 * Checks an input of unknown shape; anything but an object counts as one without fields. Programs write null for what
 * they leave out.
 *
 * @param schema An object schema whose messages are sentences for the visitor.
 */
export function checkInput<Declaration>(
  schema: z.ZodMiniType<Declaration>,
  input: unknown,
): Checked<Declaration> {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  const given = Object.entries(isObject ? input : {}).filter(([, value]) => value !== null);
  const { data, error } = schema.safeParse(Object.fromEntries(given));
  if (!error) return { declaration: data };
  const messages = new Map<keyof Declaration & string, string>();
  for (const { path, message } of error.issues) {
    // The schema has no other fields.
    const field = String(path[0]) as keyof Declaration & string;
    if (!messages.has(field)) messages.set(field, message);
  }
  return { problems: [...messages].map(([field, message]) => ({ field, message })) };
}
