import { createHash } from 'node:crypto';

/** The policy's source expression for one inline script or style (CSP Level 3, section 6.7.2). */
export function policyHash(content: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
