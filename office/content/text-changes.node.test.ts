import { expect, test } from 'vitest';
import { textChanges } from './text-changes.ts';

const faq = (question: string, ...answer: string[]) => ({
  values: { order: 1, question, answer },
  body: undefined,
});

test('a change is told in the words of the form', () => {
  const changes = textChanges('faq', faq('Alt?', 'Eins'), faq('Neu?', 'Eins', 'Zwei'), 'Text');
  expect(changes).toEqual([
    { field: 'Die Frage, wie ein Mensch sie stellt', before: 'Alt?', after: 'Neu?' },
    { field: 'Absätze der Antwort › Eintrag 2', before: undefined, after: 'Zwei' },
  ]);
});

test('of a text only the paragraphs that differ are told', () => {
  const [before, after] = ['Eins\n\nZwei\n\nDrei', 'Eins\n\nZwei!\n\nDrei'].map((body) => ({
    values: {},
    body,
  }));
  expect(textChanges('blog', before, after, 'Text')).toEqual([
    { field: 'Text', before: 'Zwei', after: 'Zwei!' },
  ]);
});

test('an entry that is new or gone is told field by field', () => {
  expect(textChanges('faq', undefined, faq('Neu?', 'Eins'), 'Text')).toHaveLength(3);
  expect(textChanges('faq', faq('Alt?', 'Eins'), undefined, 'Text')[1]).toEqual({
    field: 'Die Frage, wie ein Mensch sie stellt',
    before: 'Alt?',
    after: undefined,
  });
});
