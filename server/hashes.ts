import { createHmac, hash } from 'node:crypto';
import { networkOf } from '#server/http/client-address.ts';

/**
 * A hash that is the same for the same values in the same order.
 *
 * @param values Their lengths go into the hash, so that neighbours cannot run together.
 */
export function hashOf(...values: readonly string[]): string {
  const measured = values.map((value) => `${value.length}:${value}`);
  return hash('sha256', measured.join(''), 'base64url');
}

/** Hash of something of that type; the order of its fields does not matter. */
export function hashFields(type: string, fields: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return hashOf(type, ...sorted.flat());
}

/**
 * Keyed hash of the network that a request came from. Without the key it cannot be turned back
 * into an address.
 */
export function hashClient(address: string | undefined, key: string): string {
  return createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 22);
}
