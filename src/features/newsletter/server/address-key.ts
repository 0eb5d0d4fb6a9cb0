import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';

/**
 * The same for every way to write one address: capitals do not count, and a domain with umlauts
 * is its ASCII form. Dots and plus signs before the @ do count, as only one provider drops them.
 *
 * @param address One that the contract has let through.
 */
export function addressKey(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const ascii = domainToASCII(domain) || domain.toLowerCase();
  return `${address.slice(0, at).normalize('NFC').toLowerCase()}@${ascii}`;
}

/** A hash that only this site can make of an address, for the proof of subscriptions that ended. */
export const hashAddress = (address: string, key: string): string =>
  createHmac('sha256', key)
    .update(`newsletter:${addressKey(address)}`)
    .digest('base64url');
