import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openIndex, type IndexFile } from '#features/search/search-index.ts';
import { searchSite } from '#features/search/search-site.ts';

const file = readFileSync('dist-example/client/suche.json', 'utf8');
const index = openIndex(JSON.parse(file) as IndexFile);

const doctor = '/blog/welcher-arzt-bei-schlafstorungen-arzt-psychologe-therapeut';
const therapy = '/blog/kognitive-verhaltenstherapie-gegen-schlafstorungen';
const help = '/blog/die-richtige-hilfe-bei-schlafstorungen';
const pills = '/blog/psychische-schlafstorungen-psychologie-statt-pillen';
const children = '/blog/guter-schlaf-fuer-schulkinder';
const advice = '/blog/schlafberatung-expertenberatung-zur-losung-von-schlafproblemen';
const therapist = '/blog/wie-ein-schlaftherapeut-ihre-schlafprobleme-erfolgreich-behandeln-kann';
const online = '/blog/online-schlaftherapie-wirksamkeit';
const awake = `${help}#ich-liege-wach-obwohl-ich-zeit-zum-schlafen-hätte`;
const laboratory = `${doctor}#schlafmedizin-und-schlaflabor-wann-braucht-es-die-messung-über-nacht`;
const low = `${doctor}#niedergeschlagen-ängstlich-ohne-antrieb-psychiatrie-psychosomatik-psychotherapie`;
const snoring = `${doctor}#schnarchen-und-atempausen-lunge-oder-hals-nase-ohren`;

/** What somebody types, and what must come first. */
const FIRST: readonly (readonly [string, string])[] = [
  // Spellings of umlauts and ß.
  ['Einschlafstörung', awake],
  ['einschlafstoerung', awake],
  ['einschlafstorung', awake],
  ['kündigen', '/kuendigung'],
  ['kuendigen', '/kuendigung'],
  ['kundigen', '/kuendigung'],
  ['GRÜBELN', '/wach/gedanken'],
  ['gruebeln', '/wach/gedanken'],
  ['Müde und trotzdem wach', '/#problem'],
  ['muede und trotzdem wach', '/#problem'],
  // Signposts of the operator.
  ['newsletter abmelden', '/newsletter/abmelden'],
  ['Abmelden vom Newsletter', '/newsletter/abmelden'],
  ['wer seid ihr', '/team'],
  ['ich kann nicht einschlafen', awake],
  // Compounds and their parts.
  ['Schlafhygiene', `${help}#reichen-gute-schlafregeln-aus`],
  ['Hygiene', `${help}#reichen-gute-schlafregeln-aus`],
  ['Tagebuch', '/schlaftagebuch'],
  ['Kasse', '/#krankenkasse'],
  ['Schlafrestriktion', `${therapy}#schlafrestriktion-weniger-zeit-im-bett`],
  ['Mindestlaufzeit', '/#kosten'],
  ['Tabletten', '/#schlaftabletten'],
  ['Schlafberatung', advice],
  ['Therapeut', therapist],
  ['Online-Therapie', online],
  // Synonyms, words and phrases.
  ['Schlafmangel', `${therapy}#schlafrestriktion-weniger-zeit-im-bett`],
  ['zu wenig Schlaf', `${therapy}#schlafrestriktion-weniger-zeit-im-bett`],
  ['Schlafpillen', '/#schlaftabletten'],
  ['Schlafprotokoll', '/schlaftagebuch'],
  ['Gedankenkarussell', '/wach/gedanken'],
  ['Schlafapnoe', snoring],
  ['KVT', therapy],
  ['CBT-I', therapy],
  ['was kostet das Coaching?', '/preise'],
  ['teuer', '/preise'],
  ['wach liegen', '/wach'],
  ['unter 18', '/#alter'],
  ['Bewertungen', '/#testimonials'],
  ['Doktor', `${online}#wann-brauchst-du-eine-ärztin-statt-eines-programms`],
  // Typing errors.
  ['schalfmittel', `${pills}#was-weiß-man-über-schlafmittel`],
  ['schlafmitel', `${pills}#was-weiß-man-über-schlafmittel`],
  ['verhaltensterapie', therapy],
  ['krankenkase', '/#krankenkasse'],
  ['tagebcuh', '/schlaftagebuch'],
  ['melatonnin', `${children}#licht-und-bildschirme`],
  // The beginning of a word.
  ['Schlafrestr', `${therapy}#schlafrestriktion-weniger-zeit-im-bett`],
  ['Reizk', `${therapy}#reizkontrolle-das-bett-neu-verknüpfen`],
  ['impr', '/impressum'],
  // Questions in whole sentences.
  ['welcher Arzt hilft bei Schlafstörungen?', doctor],
  ['Wie kann ich kündigen?', '/kuendigung'],
  ['zahlt das die Krankenkasse', '/#krankenkasse'],
  // Plain words.
  ['Preis', '/preise'],
  ['Widerruf', '/widerruf'],
  ['Team', '/team'],
  ['Anna Muster', '/team/anna-muster'],
  ['Jetzt wach', '/wach'],
  ['Passt das zu mir?', '/passt-das'],
  ['Ist das was für mich?', '/passt-das'],
  ['nachts wach', '/wach'],
  ['Körper angespannt', '/wach/anspannung'],
  ['Wirksamkeit', '/wirksamkeit'],
  ['Leitlinie', '/wirksamkeit#leitlinien'],
  ['App', '/#app'],
  ['Newsletter', '/blog#newsletter'],
  ['Datenschutz', '/datenschutz'],
  ['AGB', '/agb'],
  ['Barrierefreiheit', '/barrierefreiheit'],
  ['Schulkinder', children],
  ['Melatonin', `${children}#licht-und-bildschirme`],
  ['Mittagsschlaf', `${pills}#und-mittagsschlaf-bildschirm-kaffee`],
  ['unruhige Beine', `${doctor}#unruhige-beine-seltsame-nächte-schlafattacken-neurologie`],
  // What people asked for and were led astray.
  ['einschlafen', awake],
  ['hilfe beim einschlafen', awake],
  ['ich wache nachts auf', awake],
  ['durchschlafen', awake],
  ['kann nachts nicht schlafen', help],
  ['ich kann nicht mehr schlafen', help],
  ['kann gerade nicht schlafen', '/wach'],
  ['mein mann schnarcht', snoring],
  ['schnarchen', snoring],
  ['cpap', snoring],
  ['baby schläft nicht', children],
  ['krankenkasse zuschuss', '/#krankenkasse'],
  ['kostenübernahme', '/#krankenkasse'],
  ['wieviel schlaf braucht man', `${help}#ich-gehe-einfach-zu-spät-ins-bett`],
  ['wie viele Stunden Schlaf', `${help}#ich-gehe-einfach-zu-spät-ins-bett`],
  ['wechseljahr schlaf', doctor],
  ['schlafmittel absetzen', `${pills}#was-wenn-du-schon-länger-etwas-nimmst`],
  ['zolpidem', `${pills}#was-wenn-du-schon-länger-etwas-nimmst`],
  ['schwanger', '/preise#fuer-wen'],
  ['restless legs', `${help}#meine-beine-lassen-mich-nicht-zur-ruhe-kommen`],
  ['zappelige beine', `${help}#meine-beine-lassen-mich-nicht-zur-ruhe-kommen`],
  ['insomnia', therapy],
  ['cbti', therapy],
  ['telefonnummer', '/#kontakt'],
  ['hotline', '/#kontakt'],
  ['rechnung', '/agb#paragraf-7'],
  ['kreditkarte', '/agb#paragraf-7'],
  ['termin buchen', '/preise#bedingungen'],
  ['kostenlos testen', '/preise'],
  ['probemonat', '/preise'],
  ['leichte sprache', '/barrierefreiheit'],
  ['gedankenkarussel', '/wach/gedanken'],
  ['kopfkino', '/wach/gedanken'],
  ['Stress', '/wach/gedanken'],
  ['bettzeitverkürzung', `${therapy}#schlafrestriktion-weniger-zeit-im-bett`],
  ['rückgaberecht', '/widerruf'],
  ['widerrufsrecht', '/widerruf'],
  ['login', '/agb#paragraf-5'],
  ['passwort vergessen', '/agb#paragraf-5'],
  ['Android', '/#app'],
  ['adhs', doctor],
  ['wechseljahre', doctor],
  ['burnout', doctor],
  ['senioren', doctor],
  ['albträume', doctor],
  ['jetlag', `${help}#mein-schlaf-kommt-zur-falschen-zeit`],
  ['nachtschicht', `${help}#mein-schlaf-kommt-zur-falschen-zeit`],
  ['meditation', `${therapy}#zur-ruhe-kommen`],
  ['kündigungsfrist', '/#kuendigen'],
  ['abo', '/#kuendigen'],
  ['vertrag beenden', '/#kuendigen'],
  ['selbsttest', '/passt-das'],
  ['blog', '/blog'],
  ['Startseite', '/'],
  ['was macht das coaching', '/#ablauf'],
  ['wer begleitet mich', '/#begleitung'],
  ['erfahrungen', '/#testimonials'],
  ['studien', '/wirksamkeit'],
  ['monatlich', '/preise'],
  ['kind schläft schlecht', `${children}#wie-gut-schlafen-kinder-in-deutschland`],
  ['teenager', `${children}#warum-kommt-dein-teenager-morgens-nicht-aus-dem-bett`],
  ['schlaflabor', laboratory],
  ['hausarzt', `${doctor}#wohin-zuerst-fast-immer-in-die-hausarztpraxis`],
  ['therapieplatz', `${doctor}#wie-kommst-du-an-einen-termin`],
  ['psychologe', doctor],
  ['psychotherapie', low],
  ['depression', low],
  ['angst vor dem schlafen', low],
  ['schlafmediziner', '/team'],
  ['tagebuch vorlage', '/schlaftagebuch'],
  ['schlaftagebuch pdf', '/schlaftagebuch'],
  ['fragebogen', `${therapist}#wozu-dienen-fragebogen-und-tagebuch`],
  ['kaffee', `${pills}#und-mittagsschlaf-bildschirm-kaffee`],
  ['impressum', '/impressum'],
  ['sorgen', '/wach/gedanken'],
];

/** For these there is nothing, which is better said than hidden behind something else. */
const NOTHING = [
  'rem',
  'cannabis',
  'Melatonin Cannabis',
  'zeitumstellung',
  'krebs',
  'steuer absetzen',
  'gutschein',
  'hypnose',
  'schlafposition',
  'xyzqwert',
  '???',
  '',
  'was ist das',
  '<>&"',
];

test('a page for parents comes first only where somebody asks for children', () => {
  const first = (query: string) => searchSite(index, query).hits[0]?.address.split('#')[0];
  expect(first('Kind schläft nicht')).toBe(children);
  expect(first('Schulkind')).toBe(children);
  expect(first('schlecht schlafen')).not.toBe(children);
});

test('somebody in distress is shown nothing that is only spelled alike', () => {
  expect(searchSite(index, 'ich kan nicht mehr').hits).toEqual([]);
  expect(searchSite(index, 'Suizid').hits[0]?.address).toBe(`${help}#kurz`);
});

test('a word that nothing has beside the others is left out, and named', () => {
  for (const known of ['Reizkontrolle', 'Insomnia']) {
    const { hits, dropped } = searchSite(index, `${known} Cannabis`);
    expect(hits.length, known).toBeGreaterThan(0);
    expect(dropped, known).toEqual(['Cannabis']);
  }
  // More words that do not go together than it tries.
  const many =
    'ab cd ef gh ij kl mn op qr st uv wx yz ba dc fe hg ji lk nm po rq ts vu xw zy ac bd';
  expect(searchSite(index, many)).toEqual({ hits: [], dropped: [] });
});

for (const [query, address] of FIRST) {
  test(`"${query}" finds ${address} first`, () => {
    expect(searchSite(index, query).hits[0]?.address).toBe(address);
  });
}

for (const query of NOTHING) {
  test(`"${query}" finds nothing`, () => {
    expect(searchSite(index, query)).toEqual({ hits: [], dropped: [] });
  });
}

test('150 queries are tried', () => {
  expect(FIRST.length + NOTHING.length).toBeGreaterThanOrEqual(150);
});

test('an article is found once, with its further places below the best one', () => {
  const pageOf = (address: string) => address.replace(/#.*/, '');
  const isAlone = (address: string) => address.startsWith('/#');
  for (const query of [
    'Schlaf',
    'Schlafhygiene',
    'Reizkontrolle',
    ...FIRST.map(([asked]) => asked),
  ]) {
    const { hits } = searchSite(index, query);
    const pages = hits.map(({ address }) => (isAlone(address) ? address : pageOf(address)));
    expect(pages, query).toHaveLength(new Set(pages).size);
    for (const { address, further } of hits) {
      expect(further.length).toBeLessThanOrEqual(2);
      for (const place of further) expect(pageOf(place.address)).toBe(pageOf(address));
    }
  }
  const [best] = searchSite(index, 'Schlafrestriktion').hits;
  expect(best?.further.length).toBeGreaterThan(0);
});

test('the title of a result is that of its page, and the heading stands below', () => {
  const [hit] = searchSite(index, 'Reizkontrolle').hits;
  const said = (pieces: readonly { text: string }[] = []) =>
    pieces.map(({ text }) => text).join('');
  expect(said(hit?.title)).toMatch(/^Kognitive Verhaltenstherapie gegen Schlafstörungen/);
  expect(said(hit?.heading)).toBe('Reizkontrolle: das Bett neu verknüpfen');
  const [question] = searchSite(index, 'unter 18').hits;
  expect(question).not.toHaveProperty('heading');
});

test('a signpost says what kind of page it leads to, and names a heading below its page', () => {
  const [article] = searchSite(index, 'insomnia').hits;
  expect(article?.type).toBe('article');
  expect(article).not.toHaveProperty('heading');
  const [heading] = searchSite(index, 'schlafmittel absetzen').hits;
  expect(heading?.type).toBe('article');
  expect(heading?.title[0]?.text).toMatch(/^Psychische Schlafstörungen/);
  expect(heading?.heading?.[0]?.text).toBe('Was, wenn du schon länger etwas nimmst?');
  expect(searchSite(index, 'rechnung').hits[0]?.type).toBe('legal');
  expect(searchSite(index, 'Android').hits[0]).toMatchObject({ type: 'question' });
});

test('the words that were typed are marked, and only those where they stand', () => {
  const [hit] = searchSite(index, 'Reizkontrolle').hits;
  expect(hit?.heading?.[0]).toEqual({ text: 'Reizkontrolle', marked: true });
  const marked = hit?.excerpt.filter((piece) => piece.marked).map(({ text }) => text) ?? [];
  expect(marked.every((text) => text.startsWith('Reizkontrolle'))).toBe(true);
});

test('an excerpt is short and shows the place with the words', () => {
  const { hits } = searchSite(index, 'Schlafhygiene');
  for (const { excerpt } of hits) {
    expect(excerpt.map(({ text }) => text).join('').length).toBeLessThanOrEqual(200);
  }
  expect(hits[0]?.excerpt.some(({ marked }) => marked)).toBe(true);
});

test('every place of the index is an address of the site, and no page is there that search engines may not list', () => {
  const all = Object.values((JSON.parse(file) as IndexFile).index.storedFields);
  const paths = new Set(all.map(({ address }) => String(address).replace(/#.*/, '')));
  expect(paths).toContain('/');
  expect(paths).toContain('/schlaftagebuch');
  for (const hidden of ['/app', '/suche', '/katalog', '/404', '/blog/seite/2']) {
    expect(paths).not.toContain(hidden);
  }
});
