import { expect, test } from 'vitest';
import { bookingUrl, phoneUrl } from './urls.ts';

const booking = { appointment: 'erstgespraech', utmSource: 'website' };

test.each([
  ['https://buchung.example', 'https://buchung.example/erstgespraech?utm_source=website'],
  ['https://buchung.example/', 'https://buchung.example/erstgespraech?utm_source=website'],
  ['https://buchung.example/team', 'https://buchung.example/team/erstgespraech?utm_source=website'],
  [
    'https://buchung.example/?lang=de',
    'https://buchung.example/erstgespraech?lang=de&utm_source=website',
  ],
])('L4: from %s the booking address becomes %s', (url, address) => {
  expect(bookingUrl({ ...booking, url })).toBe(address);
});

test('a source with special characters stays one parameter', () => {
  const address = bookingUrl({ ...booking, url: 'https://buchung.example', utmSource: 'a&b=c' });
  expect([...new URL(address).searchParams]).toEqual([['utm_source', 'a&b=c']]);
});

test.each([
  ['+49 30 23125 123', 'tel:+493023125123'],
  ['+49 (30) 23125-123', 'tel:+493023125123'],
  ['030/23125\u00A0123', 'tel:03023125123'],
])('%s can be dialled as %s', (written, address) => {
  expect(phoneUrl(written)).toBe(address);
});
