import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { legalPlaceholders } from '#content-model/placeholders.ts';
import { copiedContent, projectRoot } from './copied-content.ts';

test('an unknown placeholder in a legal text stops the build, with its line and the one that was meant', () => {
  const content = copiedContent();
  content.replace('legal/impressum.md', '{vertretung}', '{vertretng}');
  expect(content.problems()).toEqual([
    expect.stringMatching(
      /^content\/legal\/impressum\.md, Zeile 23: Den Platzhalter \{vertretng\} kennt die Website nicht\. Meintest du „\{vertretung\}“\? Erlaubt sind: \{abrechnung\}, \{anschrift\}, /u,
    ),
  ]);
});

test('the fields above a legal text take no placeholders', () => {
  const content = copiedContent();
  content.replace('legal/impressum.md', 'title: Impressum', "title: 'Impressum der {firma}'");
  expect(content.problems()).toEqual([
    'content/legal/impressum.md, Zeile 4, Feld „title“: Hier wird {firma} nicht ersetzt. Platzhalter gehen nur in Antworten unter content/faq und auf der Startseite, in content/pricing/page.yaml und im Text unter content/legal und content/blog; schreibe hier den Text aus.',
  ]);
});

test.each(['impressum', 'datenschutz', 'agb', 'barrierefreiheit'])(
  'the website is not built without the text %s',
  (name) => {
    const content = copiedContent();
    content.remove(`legal/${name}.md`);
    expect(content.problems()).toEqual([
      `content/legal/${name}.md: Diese Datei fehlt. Stelle sie wieder her; die Website braucht sie.`,
    ]);
  },
);

test('an address of a section that the legal text does not have stops the build', () => {
  const content = copiedContent();
  content.replace('newsletter/block.yaml', '#abschnitt-11', '#abschnit-11');
  expect(content.problems()).toEqual([
    expect.stringMatching(
      /^content\/newsletter\/block\.yaml, Zeile 8, Feld „privacyPath“: content\/legal\/datenschutz\.md hat keinen Abschnitt mit der Adresse #abschnit-11\. Meintest du „#abschnitt-11“\?/u,
    ),
  ]);
});

test('an address of a clause is known by its section', () => {
  const content = copiedContent();
  content.replace('newsletter/block.yaml', '/datenschutz#abschnitt-11', '/agb#paragraf-7-absatz-2');
  expect(content.problems()).toEqual([]);
});

test('a text that the website does not know is named', () => {
  const content = copiedContent();
  content.write('legal/impresum.md', '---\ntitle: Impressum\n---\n');
  expect(content.problems()).toEqual([
    'content/legal/impresum.md: Diese Datei kennt die Website nicht. Meintest du „content/legal/impressum.md“? Dann benenne sie um.',
  ]);
});

test.each([
  ['name', /^name: .*\n/mu, 'Name des Unternehmens mit Rechtsform, wie er im Register steht'],
  [
    'representativeRole',
    /^representativeRole: .*\n/mu,
    'In welcher Eigenschaft, zum Beispiel Geschäftsführung',
  ],
  ['vatId', /^vatId: .*\n/mu, 'Umsatzsteuer-Identifikationsnummer, zum Beispiel DE000000000'],
])('a company without %s is refused', (field, line, description) => {
  const content = copiedContent();
  content.replace('site/company.yaml', line, '');
  expect(content.problems()).toEqual([
    `content/site/company.yaml, Zeile 1, Feld „${field}“: Das Feld fehlt. Trage es ein. (${description})`,
  ]);
});

test('an empty register number is refused', () => {
  const content = copiedContent();
  content.replace('site/company.yaml', 'number: HRB 00000', "number: ''");
  expect(content.problems()).toEqual([
    expect.stringContaining('Feld „register › number“: Das Feld ist leer. Fülle es aus.'),
  ]);
});

test('who takes part in arbitration must name the body', () => {
  const content = copiedContent();
  content.replace('site/company.yaml', 'participates: false', 'participates: true');
  expect(content.problems()).toEqual([
    expect.stringContaining('Wer teilnimmt, muss die Schlichtungsstelle nennen (§ 36 VSBG).'),
  ]);
});

test('no processor that the privacy policy must name can be left out', () => {
  const content = copiedContent();
  content.replace('site/processors.yaml', /^messaging:\n(?: {2}.*\n)+/mu, '');
  expect(content.problems()).toEqual([
    expect.stringContaining('Feld „messaging“: Das Feld fehlt.'),
  ]);
});

test('law that no longer applies is refused in legal texts', () => {
  const content = copiedContent();
  content.replace('legal/impressum.md', 'Digitale-Dienste-Gesetzes (DDG)', 'TMG');
  expect(content.problems()).toEqual([expect.stringContaining('Dieses Gesetz gilt nicht mehr.')]);
});

test('the operator’s guide names every placeholder of the legal texts', () => {
  const guide = readFileSync(join(projectRoot, 'content/README.md'), 'utf8');
  for (const name of legalPlaceholders) expect(guide).toContain(`\`{${name}}\``);
});
