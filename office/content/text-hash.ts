import { createHash } from 'node:crypto';

/** The version of a file: the same as long as its text is the same. */
export const hashOfText = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
