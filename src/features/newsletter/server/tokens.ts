import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A new token that nobody can guess, fit for an address. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

/** What is stored of a token; without a key, because it has 256 random bits itself. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
