import { expect, test } from 'vitest';
import { copiedContent } from './copied-content.ts';

const article = 'blog/psychische-schlafstorungen-psychologie-statt-pillen.md';
const place = '{kreis:sorgen}';

test('an article that asks for a figure nobody drew is told which ones there are', () => {
  const content = copiedContent();
  content.replace(article, place, '{kreis:sorge}');
  expect(content.problems()).toEqual([
    expect.stringMatching(
      /^content\/blog\/psychische\S+, Zeile \d+: Den Platzhalter \{kreis:sorge\} kennt die Website nicht\. Meintest du „\{kreis:sorgen\}“\? Erlaubt sind: .*\{weg:praxis\}/u,
    ),
  ]);
});

test('a figure needs a line of its own', () => {
  const content = copiedContent();
  content.replace(article, place, `Sieh her: ${place}`);
  expect(content.problems()).toEqual([
    expect.stringContaining('Die Abbildung {kreis:sorgen} braucht eine eigene Zeile'),
  ]);
});

test('a figure may only cite sources that exist', () => {
  const content = copiedContent();
  content.replace('figures/kreis/sorgen.yaml', '[@d5]', '[@z9]');
  expect(content.problems()).toEqual([
    expect.stringMatching(
      /^content\/figures\/kreis\/sorgen\.yaml, Zeile \d+: Die Quelle \[@z9\] gibt es nicht\./u,
    ),
  ]);
});

test('a night in a diary needs times of a clock', () => {
  const content = copiedContent();
  content.replace('figures/naechte/drei.yaml', 'inBed: 22:30–6:00', 'inBed: 22:30–26:00');
  expect(content.problems()).toEqual([
    expect.stringMatching(/Feld „nights › Eintrag 1 › inBed“: „22:30–26:00“ hat nicht/u),
  ]);
});
