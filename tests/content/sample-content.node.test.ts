import { expect, test } from 'vitest';
import { sentenceOf } from '#content-check/content-report.ts';
import { findSampleContent } from '#content-check/launch-content.ts';
import { copiedContent } from './copied-content.ts';

const found = (root: string) =>
  findSampleContent(root).map((found) => `${found.file}:${found.line} ${sentenceOf(found)}`);

test('everything that comes with the website as a sample is listed', () => {
  expect(found(copiedContent().root)).toEqual(
    expect.arrayContaining([
      'content/site/brand.yaml:3 Die Adresse https://schlafcoaching.example ist ein Beispiel.',
      'content/site/claims.yaml:8 Die Angabe „satisfiedUsers“ ist ein Beispiel ohne Beleg (evidence: sample).',
      'content/site/claims.yaml:27 Der Beleg für „psychologicalCauses“ wird noch geprüft (evidence: pending).',
      'content/site/contact.yaml:2 Die Adresse hilfe@schlafcoaching.example ist ein Beispiel.',
      'content/site/contact.yaml:4 Die Telefonnummer +49 30 23125 123 ist nur für Beispiele reserviert.',
      'content/site/links.yaml:3 Die Adresse https://buchung.schlafcoaching.example ist ein Beispiel.',
      'content/team/anna-muster.md:25 Der Inhalt dieser Datei ist ein Beispiel (sample: true).',
      'content/testimonials/beispiel-a.yaml:11 Der Inhalt dieser Datei ist ein Beispiel (sample: true).',
    ]),
  );
});

test('a sample that only lost its mark is still found by its name', () => {
  const content = copiedContent();
  content.replace('team/anna-muster.md', 'sample: true', 'sample: false');
  content.replace('testimonials/muster-k.yaml', 'sample: true', 'sample: false');
  expect(found(content.root)).toEqual(
    expect.arrayContaining([
      'content/team/anna-muster.md:3 Der Name „Anna Muster“ ist ein Beispiel.',
      'content/testimonials/muster-k.yaml:6 Der Name „Muster K.“ ist ein Beispiel.',
    ]),
  );
});

test.each([
  ['sample: TRUE', 'Der Inhalt dieser Datei ist ein Beispiel (sample: true).'],
  ['one: { value: 4, evidence: sample }', 'Die Angabe „one“ ist ein Beispiel ohne Beleg'],
  ['one:\n  - evidence: "pending"', 'Der Beleg für „one“ wird noch geprüft'],
  ['one: >-\n  Erika\n  Mustermann', 'Der Name „Erika Mustermann“ ist ein Beispiel.'],
])('a sample is found however it is written: %s', (written, sentence) => {
  const content = copiedContent();
  content.write('site/claims.yaml', `${written}\n`);
  expect(found(content.root)).toContainEqual(
    expect.stringMatching(/^content\/site\/claims\.yaml:[12] /u),
  );
  expect(found(content.root).join()).toContain(sentence);
});

test('real contact data is not taken for a sample', () => {
  const content = copiedContent();
  content.write(
    'site/contact.yaml',
    'supportEmail: hilfe@schlaf.org\ncontactEmail: post@schlaf.org\nphone: +49 30 90180 0\nhours: zum Beispiel vormittags\n',
  );
  expect(
    found(content.root).filter((line) => line.startsWith('content/site/contact.yaml')),
  ).toEqual([]);
});
