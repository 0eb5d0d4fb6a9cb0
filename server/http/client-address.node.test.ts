import { expect, test } from 'vitest';
import { shortenAddress } from './client-address.ts';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1234:5678:9abc:def0:1:2', '2001:db8:1234::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['fe80::1%eth0', 'fe80:0:0::'],
  ['::1', '0:0:0::'],
  ['203.0.113.77:50000', '203.0.113.0'],
  ['[2001:db8::1]:50000', '2001:db8:0::'],
  ['[2001:db8::1]', '2001:db8:0::'],
  ['no address', 'unknown'],
  [undefined, 'unknown'],
])('%s is logged as %s', (address, shortened) => {
  expect(shortenAddress(address)).toBe(shortened);
});
