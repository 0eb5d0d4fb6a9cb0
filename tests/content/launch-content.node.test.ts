import { expect, test } from 'vitest';
import { formatProblem } from '#content-check/content-report.ts';
import { contentThatWaits, launchContent } from '#content-check/launch-content.ts';
import { copiedContent } from './copied-content.ts';

const found = (root: string, severity: 'problem' | 'warning') =>
  launchContent(root)
    .filter((finding) => finding.severity === severity)
    .map(formatProblem);

test('sample values and claims without evidence block a launch, with file and line', () => {
  expect(found(copiedContent().root, 'problem')).toEqual(
    expect.arrayContaining([
      'content/site/company.yaml, Zeile 16: Die Angabe „DE000000000“ ist ein Platzhalter.',
      'content/site/claims.yaml, Zeile 8: Die Angabe „satisfiedUsers“ ist ein Beispiel ohne Beleg (evidence: sample).',
      'content/site/claims.yaml, Zeile 27: Der Beleg für „psychologicalCauses“ wird noch geprüft (evidence: pending).',
      'content/testimonials/muster-t.yaml, Zeile 10: Der Inhalt dieser Datei ist ein Beispiel (sample: true).',
    ]),
  );
});

test('a missing legal field blocks a launch', () => {
  const content = copiedContent();
  content.replace('site/company.yaml', /^vatId: .*$/mu, '');
  expect(found(content.root, 'problem')).toContainEqual(
    expect.stringMatching(/^content\/site\/company\.yaml.*„vatId“: Das Feld fehlt/u),
  );
});

test('a field that the law asks of some companies only is a hint, and none once it is there', () => {
  const hint =
    /company\.yaml, Zeile 1, Feld „economicId“: Das Feld fehlt\. .*§ 5 Abs\. 1 Nr\. 6 DDG/u;
  const content = copiedContent();
  expect(found(content.root, 'warning')).toContainEqual(expect.stringMatching(hint));
  content.replace('site/company.yaml', /^vatId:/mu, 'economicId: DE123456789-00001\nvatId:');
  expect(found(content.root, 'warning')).not.toContainEqual(expect.stringMatching(hint));
});

test('the launch check asks for a lawyer to look at each tool, whatever its words say', () => {
  const files = ['awake', 'diary', 'fit-check', 'help-lines'];
  const hints = found(copiedContent().root, 'warning');
  for (const file of files) {
    expect(hints).toContainEqual(
      expect.stringMatching(new RegExp(`^content/tools/${file}\\.yaml, Zeile 1: .*anwalt`, 'iu')),
    );
  }
});

test('notes for a lawyer block the launch, each with its line', () => {
  expect(found(copiedContent().root, 'problem')).toContain(
    'content/legal/impressum.md, Zeile 2: Hier steht „Anwaltlich prüfen“. Lass die Stelle prüfen und lösche dann die Notiz.',
  );
});

test('the name that the law gives its model form is not taken for a sample', () => {
  expect(found(copiedContent().root, 'problem').join('\n')).not.toContain(
    'Muster-Widerrufsformular',
  );
});

test('samples, numbers without proof and notes for a lawyer block a release until they are gone', () => {
  const content = copiedContent();
  const waiting = () => contentThatWaits(content.root).map(formatProblem);
  const first = waiting();
  for (const reason of [
    'noch geprüft (evidence: pending)',
    'ein Beispiel',
    '„Anwaltlich prüfen“',
  ]) {
    expect(first.join('\n')).toContain(reason);
  }
  expect(first).toContain(
    'content/site/claims.yaml, Zeile 27: Der Beleg für „psychologicalCauses“ wird noch geprüft (evidence: pending).',
  );
  content.replace('site/claims.yaml', 'evidence: pending', 'evidence: proven');
  content.replace('legal/impressum.md', /^.*Anwaltlich prüfen.*$/mu, '# Geprüft.');
  expect(waiting()).toHaveLength(first.length - 2);
  expect(waiting().join()).not.toContain('psychologicalCauses');
});
