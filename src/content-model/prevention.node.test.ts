import { expect, test } from 'vitest';
import { isCertified, withoutCertificate } from './prevention.ts';

test.each([
  ['2026-11-26T22:59:00Z', true],
  // Midnight in Berlin.
  ['2026-11-26T23:00:00Z', false],
])('a certificate until 26 November holds at %s: %s', (now, holds) => {
  const validUntil = new Date('2026-11-26T00:00:00Z');
  expect(isCertified({ validUntil }, new Date(now))).toBe(holds);
});

test.each([
  ['Präventionskurse nach § 20 SGB V: Jeder Kurs', 'Präventionskurse: Jeder Kurs'],
  ['Nach § 20 SGB V, mit Teilnahmebescheinigung', 'Mit Teilnahmebescheinigung'],
  ['„Kurs“ einen Kurs nach\n§\u00A020 SGB V, „Konto“', '„Kurs“ einen Kurs, „Konto“'],
  ['<p>Nach § 20 SGB V zertifizierte Kurse', '<p>Zertifizierte Kurse'],
  ['Gut. Nach §20 SGB V: mit Bescheinigung', 'Gut. Mit Bescheinigung'],
  ['Kurse (nach § 20 SGB V), online', 'Kurse, online'],
  ['Kurse (nach § 20 SGB V, mit Bescheinigung)', 'Kurse (mit Bescheinigung)'],
  ['Kurse <strong>nach § 20 SGB V</strong>.', 'Kurse.'],
  ['Kurse nach <a href="/gesetz">§ 20 SGB V</a>.', 'Kurse.'],
  ['Kurse nach § 20 Abs. 4 Nr. 1 SGB V.', 'Kurse.'],
  ['Nach § 20 SGB V', ''],
  ['Danach § 20 SGB V, nach § 20 SGB VI', 'Danach § 20 SGB V, nach § 20 SGB VI'],
  ['Die gesetzliche Kasse (§ 20 SGB V)', 'Die gesetzliche Kasse (§ 20 SGB V)'],
])('%j becomes %j', (before, after) => {
  expect(withoutCertificate({ list: [{ words: before }] })).toEqual({ list: [{ words: after }] });
});

test('what does not speak of it stays the same object', () => {
  const picture = { src: '/a.jpg' };
  const changed = withoutCertificate({ picture, day: new Date(0), words: 'Kurs nach § 20 SGB V' });
  expect(changed.picture).toBe(picture);
  expect(changed).toEqual({ picture, day: new Date(0), words: 'Kurs' });
});
