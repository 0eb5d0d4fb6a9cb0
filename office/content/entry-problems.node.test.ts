import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { entryProblems } from './entry-problems.ts';

function changed(file: string, change: (text: string) => string) {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  cpSync('tests/example-content', join(root, 'content'), { recursive: true });
  const path = join(root, 'content', file);
  const text = change(readFileSync(path, 'utf8'));
  writeFileSync(path, text);
  return { root, text };
}

test('what the check says about a field stands at the field, also inside lists', () => {
  const { root } = changed('faq/kosten.yaml', (before) =>
    before
      .replace(/^question: .*$/mu, `question: ${'x'.repeat(111)}`)
      .replace('{preis}', '{price}'),
  );
  const file = 'content/faq/kosten.yaml';
  const problems = entryProblems(root, file);
  expect(problems).toMatchObject([
    { path: ['question'], sentence: expect.stringContaining('111 Zeichen') },
    { path: ['answer', 0], sentence: expect.stringContaining('{price}') },
  ]);
});

test('a sentence names forms where the files would name files', () => {
  const { root } = changed('faq/kosten.yaml', (before) => before.replace('order: 2', 'order: 6'));
  const [problem] = entryProblems(root, 'content/faq/kosten.yaml');
  expect(problem).toMatchObject({ code: 'duplicateOrder', path: ['order'] });
  expect(problem?.sentence).toMatch(/^Den Platz 6 hat schon „Häufige Fragen: app“\. /u);
});

test('a word in the text of a profile is marked in its line, not at a field', () => {
  const { root, text } = changed('team/lena-beispiel.md', (before) => `${before}\nGarantiert.\n`);
  const [problem] = entryProblems(root, 'content/team/lena-beispiel.md').filter(
    ({ code }) => code === 'promise',
  );
  const [, body = ''] = /^---\n[^]*?\n---\n\n([^]*)$/u.exec(text) ?? [];
  expect(problem?.path).toEqual([]);
  expect(body.split('\n')[(problem?.textLine ?? 0) - 1]).toBe('Garantiert.');
});

test('a field that is missing is named', () => {
  const { root } = changed('faq/kosten.yaml', (before) => before.replace(/^order: .*\n/mu, ''));
  const file = 'content/faq/kosten.yaml';
  const [problem] = entryProblems(root, file);
  expect(problem).toMatchObject({ path: ['order'], severity: 'problem' });
});

test('what is wrong with the text of an article has its line there', () => {
  const name = 'blog/die-richtige-hilfe-bei-schlafstorungen.md';
  const { root, text } = changed(name, (before) => `${before}\nEine Zeile mit [@zz9].\n`);
  const linesAboveText = text.slice(0, text.indexOf('\n---\n')).split('\n').length + 2;
  const [problem] = entryProblems(root, `content/${name}`).filter(
    ({ severity }) => severity === 'problem',
  );
  const lines = text.split('\n').slice(linesAboveText);
  expect(lines[(problem?.textLine ?? 0) - 1]).toBe('Eine Zeile mit [@zz9].');
});
