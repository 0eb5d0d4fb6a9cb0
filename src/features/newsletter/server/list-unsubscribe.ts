import { tokenAddress, unsubscribePath } from '../addresses.ts';

/** The address that ends one subscription, for the link in a mail and for its header. */
export const unsubscribeUrl = (origin: string, token: string): string =>
  tokenAddress(origin, unsubscribePath, token);

/**
 * Headers by which mail programs offer to unsubscribe with one click (RFC 2369, RFC 8058). Every
 * newsletter must carry both, and its DKIM signature must cover them.
 *
 * @param url Address from `unsubscribeUrl`.
 */
export const listUnsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
