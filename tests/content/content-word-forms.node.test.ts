import { expect, test } from 'vitest';
import { copiedContent } from './copied-content.ts';

const say = (sentence: string) => {
  const content = copiedContent();
  content.replace('landing/closing.yaml', 'Du erzählst, wie du schläfst.', sentence);
  return content;
};

test.each([
  ['Therapien', 'Unsere Therapien beginnen mit dir.'],
  ['therapieren', 'Wir therapieren dich.'],
  ['Therapeutinnen', 'Unsere Therapeutinnen hören zu.'],
  ['Behandlungen', 'Unsere Behandlungen sind kurz.'],
  ['Patient:innen', 'Unsere Patient:innen schlafen.'],
  ['diagnostizieren', 'Wir diagnostizieren dich.'],
  ['Medizinprodukts', 'Wir haben die Güte eines Medizinprodukts.'],
  ['zertifizierten', 'Von einer zertifizierten Fachkraft.'],
  ['abgesetzt', 'Tabletten werden abgesetzt.'],
  ['Kassen zahlen', 'Die Kassen zahlen das.'],
  ['keine Nebenwirkungen', 'Unser Coaching hat keine Nebenwirkungen.'],
  ['klinisch getestet', 'Unser Coaching ist klinisch getestet.'],
  ['Nachhaltigkeit', 'Wir stehen für Nachhaltigkeit.'],
  ['Therapien', 'Unsere The\u00ADrapien beginnen mit dir.'],
])('„%s“ is a hint in every form', (word, sentence) => {
  expect(say(sentence).warnings()).toEqual([
    expect.stringContaining(`Feld „lead“: Das steht hier: „${word}“.`),
  ]);
});

test.each([
  'nebenwirkungsfreie',
  'nebenwirkungslos',
  'Online-Streitbeilegungsplattform',
  'Telemediengesetzes',
])('„%s“ stops the build', (word) => {
  expect(say(`Hier steht ${word}.`).problems()).toEqual([
    expect.stringContaining(`Das steht hier: „${word}“.`),
  ]);
});
