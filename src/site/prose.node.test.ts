import { expect, test } from 'vitest';
import { readHtml, writeHtml } from '#lib/html-tree.ts';
import { keepTogether, withoutParting } from './prose.tsx';

const kept = (html: string) => {
  const tree = readHtml(html);
  keepTogether(tree);
  return writeHtml(tree);
};

const whole = (text: string) => `<span class="whole">${text}</span>`;

test('no line ends inside a date with its year, or a time of day', () => {
  expect(kept('Am 30. November 2026, 01:33:02 Uhr, oder um 7:30 Uhr')).toBe(
    `Am ${whole('30. November 2026,')} ${whole('01:33:02 Uhr,')} oder um ${whole('7:30 Uhr')}`,
  );
});

test('no line ends inside a date, an abbreviation or the word E-Mail', () => {
  expect(kept('<p>Am 1. November 2026 per E-Mail: die KVT-I hilft (oder E-Mail).</p>')).toBe(
    `<p>Am ${whole('1. November 2026')} per ${whole('E-Mail:')} die ${whole('KVT-I')} hilft (oder ${whole('E-Mail).')}</p>`,
  );
});

test('no line ends inside a range or the number of a help line', () => {
  expect(kept('<p>8–14 Tage, 0800 111 0 111 oder 116 117.</p>')).toBe(
    `<p>${whole('8–14')} Tage, ${whole('0800 111 0 111')} oder ${whole('116 117.')}</p>`,
  );
});

test('no line ends after the hyphen that stands for the first half of a word', () => {
  expect(kept('Patientinnen und -patienten, -x')).toBe(
    `Patientinnen und ${whole('-patienten,')} -x`,
  );
});

test('no line ends inside E-Mail-Adresse or a section of a law', () => {
  expect(kept('Die E-Mail-Adresse, nach § 20 SGB V (§ 33a SGB V) und § 7')).toBe(
    `Die ${whole('E-Mail-Adresse,')} nach ${whole('§ 20 SGB V')} (${whole('§ 33a SGB V)')} und ${whole('§ 7')}`,
  );
});

test('a longer word keeps the places where it may be parted', () => {
  expect(kept('E-Mail-Benachrichtigung')).toBe(`${whole('E-Mail')}-Benachrichtigung`);
});

test('no line ends after a first part of up to three signs', () => {
  expect(kept('US-amerikanisch, Z-Substanz, 24-Stunden-Tag, Schlaf-App')).toBe(
    `${whole('US-amer')}ikanisch, ${whole('Z-Subs')}tanz, ${whole('24-Stun')}den-Tag, Schlaf-App`,
  );
  expect(withoutParting('US-amerikanische Schlaf-App')).toBe('US-\u2060amerikanische Schlaf-App');
});

test('addresses and drawings stay as they are', () => {
  const markup =
    '<a title="E-Mail" href="/kvt/KVT-I"></a><svg viewBox="0 0 1 1"><text>KVT-I</text></svg>';
  expect(kept(markup)).toBe(markup);
});
