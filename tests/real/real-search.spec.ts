import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openIndex, type IndexFile } from '#features/search/search-index.ts';
import { searchSite } from '#features/search/search-site.ts';

const file = readFileSync('dist/client/suche.json', 'utf8');
const index = openIndex(JSON.parse(file) as IndexFile);

// What people type who do not sleep; each needs a page that answers, whatever the operator makes of it.
const QUERIES = [
  'Einschlafprobleme',
  'Einschlafstörung',
  'was hilft beim Einschlafen',
  'Gedankenkarussell',
  'Durchschlafstörung',
  'Durchschlafprobleme',
  'nachts um 3 wach',
  'wache nachts auf',
  'Warum wache ich nachts um drei auf',
  'Schlaflosigkeit',
  'Schlafstörungen was tun',
  'Wechseljahre',
  'Hitzewallungen nachts',
  'Schichtarbeit',
  'Nachtschicht schlafen',
  'Melatonin',
  'Schlaftabletten',
  'Baldrian',
  'Schlafmittel absetzen',
  'Schlafrestriktion',
  'KVT-I',
  'Online-Schlaftherapie',
  'Online-Schlafcoaching',
  'App auf Rezept',
  'Schlaflabor',
  'welcher Arzt bei Schlafstörungen',
  'Schlaftherapeut',
  'Schnarchen',
  'restless legs',
  'Schlafhygiene',
  'Mittagsschlaf',
  'Kaffee',
  'Alkohol',
  'Muskelentspannung',
  'Depression',
  'Schulkinder',
  'Schlafcoaching Kosten',
  'Startangebot',
  'Krankenkasse',
  'Android',
  'kündigen',
  'Schlaftagebuch',
  'Präventionskurs',
  'Schlafrhythmus',
  'Schlafqualität',
  'Schlafumgebung',
  'Tiefschlaf',
  'Schlafenszeit',
  'Vertragslaufzeit',
  'Monatspreis',
  'Gutschein',
  'Rückerstattung',
  'E-Mail',
  'Öffnungszeiten',
  'App Store',
  'private Krankenversicherung',
  'Datensicherheit',
  'Tagebuch als PDF',
];

for (const query of QUERIES) {
  test(`“${query}” finds a page that is no legal text`, () => {
    const { hits } = searchSite(index, query);
    expect(hits.length).toBeGreaterThan(0);
    expect(hits[0]?.type).not.toBe('legal');
  });
}
