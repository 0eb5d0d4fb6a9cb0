import { createHash } from 'node:crypto';

/** The policy's source expression for one inline script (CSP Level 3, 6.7.2). */
export const inlineScriptHash = (code: string) =>
  `sha256-${createHash('sha256').update(code).digest('base64')}` as const;
