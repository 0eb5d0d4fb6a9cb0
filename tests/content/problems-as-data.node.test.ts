import { expect, test } from 'vitest';
import { checkContent } from '#content-check/check-content.ts';
import { sentenceOf } from '#content-check/content-report.ts';
import { launchContent } from '#content-check/launch-content.ts';
import { copiedContent } from './copied-content.ts';

test('a finding is what is wrong, where, and what a sentence has to know', () => {
  const content = copiedContent();
  content.replace('landing/process.yaml', /^ {4}title: Üben$/mu, `    title: ${'Ü'.repeat(30)}`);
  expect(checkContent(content.root).filter(({ severity }) => severity === 'problem')).toMatchObject(
    [
      {
        code: 'textLength',
        file: 'content/landing/process.yaml',
        path: ['steps', 1, 'title'],
        params: { length: 30, side: 'most', limit: 24 },
        about: { title: 'Name des Schritts' },
      },
    ],
  );
});

test('a rule of the content model is named by its code', () => {
  const content = copiedContent();
  content.replace('site/navigation.yaml', 'label: Verträge hier kündigen', 'label: Kündigung');
  content.replace('testimonials/muster-t.yaml', 'sample: true', 'sample: false');
  const found = checkContent(content.root).filter(({ severity }) => severity === 'problem');
  expect(found.map(({ code, path }) => ({ code, path }))).toEqual([
    { code: 'requiredLink', path: ['footer', 'legal'] },
    { code: 'reviewAddress', path: ['reviewUrl'] },
  ]);
});

test('findings can be kept and sent as JSON without losing a word of their sentences', () => {
  const content = copiedContent();
  content.replace('site/claims.yaml', 'asOf: 2025-08-27', 'asOf: 27.08.2025');
  content.replace('faq/kosten.yaml', '{preis}', '{pries}');
  const found = launchContent(content.root);
  expect(found.length).toBeGreaterThan(20);
  const kept = JSON.parse(JSON.stringify(found)) as typeof found;
  expect(kept.map((one) => sentenceOf(one))).toEqual(found.map((one) => sentenceOf(one)));
});

test('who fills in a form is not told how files are written', () => {
  const content = copiedContent();
  content.replace('landing/process.yaml', /^ {4}title: Üben$/mu, '    title: 12');
  content.replace('site/claims.yaml', 'asOf: 2025-08-27', 'asOf: 27.08.2025');
  content.replace('team/anna-muster.md', '../pictures/', '../pictures/keines-');
  const told = new Map(
    checkContent(content.root).map((one) => [
      one.code,
      sentenceOf(one, { place: (file) => file, inFile: () => '' }),
    ]),
  );
  expect(told.get('wrongType')).toBe('Hier gehört ein Text hin, da steht eine Zahl.');
  expect(told.get('notADay')).toBe(
    '„27.08.2025“ ist kein Tag des Kalenders. Wähle einen im Kalender aus.',
  );
  expect(told.get('pictureMissing')).toBe('Dieses Bild gibt es nicht mehr. Wähle ein anderes aus.');
});
