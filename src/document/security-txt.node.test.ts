import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const written = (builtAt: string) =>
  securityTxt({
    site: new URL('https://schlaf.org'),
    email: 'post@schlaf.org',
    builtAt: new Date(builtAt),
  });

test('security.txt names two ways of contact, languages and its own address', () => {
  expect(written('2026-11-21T14:00:00Z')).toBe(
    [
      'Contact: mailto:post@schlaf.org',
      'Contact: https://schlaf.org/impressum',
      'Expires: 2027-11-20T00:00:00Z',
      'Preferred-Languages: de, en',
      'Canonical: https://schlaf.org/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test.each(['2026-01-01T00:00:00Z', '2027-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
  'security.txt of a build at %s runs out within a year and not before 360 days',
  (builtAt) => {
    const expires = /^Expires: (.+)$/mu.exec(written(builtAt))?.[1] ?? '';
    const days = (Date.parse(expires) - Date.parse(builtAt)) / 86_400_000;
    expect(days).toBeGreaterThan(360);
    expect(days).toBeLessThan(365);
  },
);
