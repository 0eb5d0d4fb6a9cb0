import { expect, test } from 'vitest';
import { splitPlaceholders } from '#content-model/placeholders.ts';
import { copiedContent } from './copied-content.ts';

const closing = 'landing/closing.yaml';
const say = (sentence: string) => {
  const content = copiedContent();
  content.replace(closing, 'Du erzählst, wie du schläfst.', sentence);
  return content;
};

test.each([
  'garantiert',
  'Garantie',
  'garantieren',
  'Erfolgsgarantie',
  'Garantin',
  '100\u00A0%',
  '100 Prozent',
  'hundertprozentige',
])('a promise of success („%s“) stops the build', (word) => {
  expect(say(`Dein Schlaf: ${word}.`).problems()).toEqual([
    `content/landing/closing.yaml, Zeile 4, Feld „lead“: Das steht hier: „${word.replace('\u00A0', ' ')}“. Niemand kann einen Erfolg zusagen (§ 3 HWG). Beschreibe, was geschieht, nicht was dabei herauskommt.`,
  ]);
});

test.each([
  'heilt',
  'heilen',
  'geheilte',
  'Heilung',
  'unheilbar',
  'heilsam',
  'Selbstheilungskräfte',
])('healing („%s“) is not advertised, not even as what the coaching does not do', (word) => {
  expect(say(`Ein Coaching und ${word} nicht.`).problems()).toEqual([
    `content/landing/closing.yaml, Zeile 4, Feld „lead“: Das steht hier: „${word}“. Das Coaching darf nicht mit Genesung werben, auch nicht in einer Verneinung (§§ 3, 11 HWG). Schreibe den Satz um.`,
  ]);
});

test.each(['Heilpraktikerin', 'Lungenheilkunde', 'Heilberufe', 'Heilversprechen', 'Heiligabend'])(
  '„%s“ promises no healing',
  (word) => {
    expect(say(`Hier geht es um ${word}.`).problems()).toEqual([]);
  },
);

test('legal texts may speak of a guarantee, and of nothing that heals', () => {
  const content = copiedContent();
  content.replace('legal/agb.md', 'Für Mängel gelten', 'Eine Garantie heilt. Für Mängel gelten');
  expect(content.problems()).toEqual([expect.stringContaining('Das steht hier: „heilt“.')]);
});

test('a forbidden phrase is found across a line break', () => {
  expect(say('Die Kasse\n  zahlt das.').problems()).toEqual([
    'content/landing/closing.yaml, Zeile 4, Feld „lead“: Das steht hier: „Kasse zahlt“. Schreibe: „kann von gesetzlichen Krankenkassen anteilig oder vollständig bezuschusst werden; bitte frag vorher bei deiner Kasse nach“.',
  ]);
});

test('a forbidden word is found in the text of a profile, with its line', () => {
  const content = copiedContent();
  content.replace(
    'team/lena-beispiel.md',
    '## Wie sie arbeitet\n',
    '## Wie sie arbeitet\n\nVöllig nebenwirkungsfrei.\n',
  );
  expect(content.problems()).toEqual([
    'content/team/lena-beispiel.md, Zeile 36: Das steht hier: „nebenwirkungsfrei“. Für keine Methode lässt sich das sagen (§ 3 HWG). Lösche es oder nenne, was anstrengend sein kann.',
  ]);
});

test('words like „verheilt“ and comments for editors are left alone', () => {
  expect(say('Die Wunde ist verheilt.').problems()).toEqual([]);
  const content = copiedContent();
  content.replace(closing, /^headline/mu, '# Nie schreiben: garantiert\nheadline');
  expect(content.problems()).toEqual([]);
});

test('a medical word for the own offer is a hint, the sentence that it is none is not', () => {
  expect(say('Unsere Therapie beginnt mit dir.').warnings()).toEqual([
    'content/landing/closing.yaml, Zeile 4, Feld „lead“: Das steht hier: „Therapie“. Für das eigene Angebot passt das Wort nicht: Es ist Coaching. Schreibe Begleitung, Übung, Teilnehmende oder Rückmeldung.',
  ]);
  expect(say('Das Coaching ist keine Therapie.').warnings()).toEqual([]);
});

test('„zertifiziert“ needs an issuer of the team in the same sentence', () => {
  expect(say('Zertifizierte Begleitung.').warnings()).toEqual([
    'content/landing/closing.yaml, Zeile 4, Feld „lead“: Das steht hier: „Zertifizierte“. Nenne im selben Satz die Stelle, die das Zertifikat verliehen hat, so wie sie in content/team steht.',
  ]);
  expect(say('Zertifizierte Begleitung (Beispiel-Akademie für Prävention).').warnings()).toEqual(
    [],
  );
});

test('an unknown placeholder in an answer is named with the one that was meant', () => {
  const content = copiedContent();
  content.replace('faq/kosten.yaml', '{preis}', '{pries}');
  expect(content.problems()).toEqual([
    'content/faq/kosten.yaml, Zeile 4, Feld „answer › Eintrag 1“: Den Platzhalter {pries} kennt die Website nicht. Meintest du „{preis}“? Erlaubt sind: {preis}, {support-email}, {gespraechsdauer}, {chat-antwort}, {geraet}, {startangebot}, {dauer}, {erstattung}, {abrechnung}, {rueckblick}, {kurse}, {zuerst-in-die-praxis}, {weitere-gruende}, {gegen-kurze-naechte}.',
  ]);
});

test('a placeholder where nothing is filled in is refused', () => {
  expect(say('Das kostet {preis}.').problems()).toEqual([
    'content/landing/closing.yaml, Zeile 3, Feld „lead“: Hier wird {preis} nicht ersetzt. Platzhalter gehen nur in Antworten unter content/faq und auf der Startseite, in content/pricing/page.yaml und im Text unter content/legal und content/blog; schreibe hier den Text aus.',
  ]);
});

test('beside a text that is filled in, and on the page of somebody, nothing is', () => {
  const content = copiedContent();
  content.replace('pricing/page.yaml', 'term: Abrechnung', "term: '{preis}'");
  content.replace('landing/hero.yaml', 'question: Was ist das?', "question: '{preis}'");
  content.replace(
    'tools/fit-check.yaml',
    'question: Wie alt bist du?',
    "question: 'Wie alt bist du? {preis}'",
  );
  content.replace('team/anna-muster.md', 'Zuhören', 'Zuhören {preis}');
  const refused = content
    .problems()
    .filter((one) => one.includes('Hier wird {preis} nicht ersetzt'))
    .map((one) => one.replace(/,.*$/u, ''));
  expect(refused).toEqual([
    'content/landing/hero.yaml',
    'content/pricing/page.yaml',
    'content/team/anna-muster.md',
    'content/tools/fit-check.yaml',
  ]);
});

test('a pair of brackets that stands in two lines is one, and in two paragraphs none', () => {
  const content = copiedContent();
  content.replace(
    'blog/online-schlaftherapie-wirksamkeit.md',
    /^## /mu,
    'Er schrieb {dies und\ndas} auf. Sie {nicht.\n\nEs} auch.\n\n## ',
  );
  expect(content.problems()).toEqual([
    expect.stringContaining('Den Platzhalter {dies und das} kennt die Website nicht.'),
  ]);
});

test('an article may only ask for some facts', () => {
  const content = copiedContent();
  content.replace(
    'blog/online-schlaftherapie-wirksamkeit.md',
    /^## /mu,
    'Das Coaching kostet {preis}, sagt {fima}.\n\n## ',
  );
  expect(content.problems()).toEqual([
    expect.stringMatching(
      /^content\/blog\/online-schlaftherapie-wirksamkeit\.md, Zeile \d+: Den Platzhalter \{fima\} kennt die Website nicht\. Erlaubt sind: \{preis\}, \{startangebot\}, \{dauer\}, \{erstattung\}, \{zuerst-in-die-praxis\}, \{gegen-kurze-naechte\}\.$/u,
    ),
  ]);
});

test('a text is cut at its placeholders', () => {
  expect(splitPlaceholders('Es kostet {preis}. Frag {support-email}')).toEqual([
    { text: 'Es kostet ' },
    { placeholder: 'preis' },
    { text: '. Frag ' },
    { placeholder: 'support-email' },
  ]);
});

test('a reading time that does not fit the length is a hint', () => {
  const content = copiedContent();
  content.replace(
    'blog/online-schlaftherapie-wirksamkeit.md',
    /^readTime: .*/mu,
    'readTime: 3 Min',
  );
  expect(content.warnings()).toEqual([
    expect.stringMatching(
      /^content\/blog\/online-schlaftherapie-wirksamkeit\.md, Zeile 5, Feld „readTime“: Der Text hat \d+ Wörter, dafür passt „9 Min“ statt „3 Min“\. Passe die Lesezeit an\.$/u,
    ),
  ]);
});

test('a citation without a source stops the build', () => {
  const content = copiedContent();
  content.replace('blog/online-schlaftherapie-wirksamkeit.md', /\[@[a-z0-9]+\]/u, '[@zz2]');
  expect(content.problems()).toEqual([
    expect.stringMatching(
      /^content\/blog\/online-schlaftherapie-wirksamkeit\.md, Zeile \d+: Die Quelle \[@zz2\] gibt es nicht\. Lege content\/sources\/zz2\.yaml an oder berichtige den Namen\.$/u,
    ),
  ]);
});

test('one that goes over two lines is read as one', () => {
  const content = copiedContent();
  content.replace('blog/online-schlaftherapie-wirksamkeit.md', /\[@([a-z0-9]+)\]/u, '[@a4;\n@zz9]');
  expect(content.problems()).toContainEqual(
    expect.stringContaining('Die Quelle [@zz9] gibt es nicht.'),
  );
});

test('so does one on the page about research', () => {
  const content = copiedContent();
  content.replace('evidence/page.yaml', '[@a4]', '[@a44]');
  expect(content.problems()).toEqual([
    'content/evidence/page.yaml, Zeile 10: Die Quelle [@a44] gibt es nicht. Meintest du [@a4]? Lege content/sources/a44.yaml an oder berichtige den Namen.',
  ]);
});

test.each([
  { field: 'guidelines › statement', before: ' [@a4]', line: 10 },
  { field: 'answers › items › Eintrag 2 › answer', before: 'schwächer. [@b3]', line: 57 },
])('a statement about research without a source stops the build: $field', (statement) => {
  const content = copiedContent();
  content.replace('evidence/page.yaml', statement.before, '');
  expect(content.problems()).toEqual([
    expect.stringContaining(
      `content/evidence/page.yaml, Zeile ${statement.line}, Feld „${statement.field}“: Hier fehlt die Quelle.`,
    ),
  ]);
});

test('an advertised number without a source stops the build', () => {
  const content = copiedContent();
  content.replace('site/claims.yaml', /^ {2}source: Bewertungsplattform.*\n/mu, '');
  expect(content.problems()).toEqual([
    expect.stringMatching(
      /^content\/site\/claims\.yaml, Zeile 9, Feld „rating › source“: Das Feld fehlt\. Trage es ein\. \(Woher die Zahl stammt; ohne Quelle/u,
    ),
  ]);
});
