import { expect, test } from 'vitest';
import { fieldProblems, judgedBy } from './judge.ts';

const question = { order: 1, question: 'Was kostet das?', answer: [{ value: 'Nichts.' }] };

test('a whole document has no problems', () => {
  expect(fieldProblems('faq', question)).toEqual([]);
});

test('the sentence of the content check stands at the field', () => {
  const long = 'x'.repeat(2000);
  const problems = fieldProblems('faq', { ...question, question: '', answer: [{ value: long }] });
  expect(problems).toEqual([
    { path: 'question', sentence: expect.stringMatching(/fehlt|leer/u) },
    { path: 'answer.0.value', sentence: expect.stringContaining('2000') },
  ]);
});

test('a field that nobody filled in is told by its name in the office', () => {
  const [first] = fieldProblems('blog', { image: {} }).filter(({ path }) =>
    path.startsWith('image'),
  );
  expect(first).toEqual({ path: 'image.file', sentence: expect.stringContaining('leer') });
});

test('while somebody types, a field finds its own sentence', () => {
  const row = { value: '' };
  const data = { ...question, answer: [{ value: 'Gut.' }, row] };
  const judge = judgedBy('faq');
  expect(judge('', { data, siblingData: row, name: 'value' })).toMatch(/\S/u);
  expect(judge('Gut.', { data, siblingData: data.answer[0] as object, name: 'value' })).toBe(true);
});
