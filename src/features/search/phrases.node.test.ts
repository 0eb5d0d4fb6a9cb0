import { expect, test } from 'vitest';
import { readContent } from '#tests/support/site-content.ts';
import { needsHelp } from './phrases.ts';

const { distress } = readContent('search/words.yaml');
const words = { parts: [], synonyms: [], signposts: [], asides: [], distress };

test.each([
  ...['Suizid', 'suizidgedanken', 'suizied', 'suzid', 'suizide', 'Selbstmord', 'selbstmort'],
  ...[
    'Selbstmrod',
    'selbst töten',
    'mich umbringen',
    'ich bringe mich um',
    'wie bringe ich mich um',
  ],
  ...[
    'ich will nicht mehr leben',
    'LEBENSMUEDE',
    'lebensmüde',
    'ich möchte tot sein',
    'will tot sein',
  ],
  ...[
    'ich will nicht mehr',
    'ich kann nicht mehr',
    'kann einfach nicht mehr',
    'ich mag nicht mehr',
  ],
  ...[
    'wie viele schlaftabletten sind tödlich',
    'schlaftabletten sterben',
    'tod durch schlaftabletten',
  ],
  ...[
    'schlafmittel überdosis',
    'überdosiss',
    'wieviel tabletten um zu sterben',
    'Melatonin tödlich',
  ],
  ...[
    'selbstverletzung',
    'selbst verletzen',
    'mich ritzen',
    'svv',
    'hoffnungslos',
    'keine Hoffnung mehr',
  ],
  ...['suicide', 'kill myself', 'i want to die', 'end my life', 'self harm', 'overdose'],
  ...['notruf', 'Notfall', 'telefonseelsorge', 'Seelsorge', 'mein Leben beenden', 'will sterben'],
  ...['alles sinnlos', 'Krisentelefon', 'niemand braucht mich', 'ohne mich besser dran'],
  ...['ich kan nicht mehr', 'ich halte das nicht mehr aus', 'ich will nur noch weg'],
  ...['wäre lieber tot', 'ich will tod sein', 'ich wünschte ich wäre tot', 'wie sterbe ich'],
  ...['mein leben hat keinen sinn', 'niemand würde mich vermissen', 'ich bin allen zur last'],
  ...['nie wieder aufwachen', 'wieviele tabletten um nicht mehr aufzuwachen', 'letale dosis'],
  ...['für immer schlafen', 'ich tue mir etwas an, mir was antun', 'schneide mich', 'verzweifelt'],
  ...['wie viele Schlaftabletten auf einmal', 'zu viele Tabletten genommen'],
  ...["i don't want to live anymore", 'no reason to live', 'kill my self', 'hurt myself'],
  ...['how many sleeping pills to die', 'lethal dose', 'better off dead', 'hopeless'],
])('whoever searches for "%s" sees first who helps', (query) => {
  expect(needsHelp(query, words)).toBe(true);
});

test.each([
  ...[
    'müde',
    'todmüde',
    'nicht mehr schlafen',
    'ich kann nicht mehr schlafen',
    'mehr Leben',
    'Assuizid',
  ],
  ...[
    'ich will nicht mehr wach liegen',
    'kann nicht mehr durchschlafen',
    'abends lange sitzen',
    '',
  ],
  ...[
    'Hitze in der Nacht',
    'Notlicht',
    'total erschöpft',
    'Lebensmittel am Abend',
    'Schlaftabletten',
  ],
  ...[
    'schlafmittel absetzen',
    'wie viele Stunden Schlaf',
    'Selbstwert',
    'Selbsttest',
    'Kaffee verletzt',
  ],
])('whoever searches for "%s" is answered as everybody', (query) => {
  expect(needsHelp(query, words)).toBe(false);
});
