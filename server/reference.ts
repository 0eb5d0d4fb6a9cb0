import { randomBytes } from 'node:crypto';

// Crockford's Base32: no I, L, O or U, which are read as 1, 0 and V.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LETTERS = 9;
const LOOK_ALIKES: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V' };

/**
 * A new reference such as `K-7F3M-9QXD`: 40 random bits, so nobody can guess another's.
 *
 * @param prefix One letter that tells the kinds apart.
 */
export function createReference(prefix: string): string {
  const letters = spellOut(randomBytes(8));
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** One letter for each byte, five bits of it: people can read them out and type them. */
export function spellOut(bytes: Uint8Array): string {
  // 32 divides 256, so every letter is equally likely.
  return Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}

/**
 * The reference that somebody meant who typed or read it out: upper case, hyphens in their
 * places, look-alikes resolved. What is too short or too long for one stays as it is, so that whoever typed it knows it
 * again.
 */
export function tidyReference(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (plain.length !== REFERENCE_LETTERS) return typed;
  const letters = plain.slice(1).replaceAll(/[ILOU]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
  return `${plain.slice(0, 1)}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
