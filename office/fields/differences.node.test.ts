import { expect, test } from 'vitest';
import { paragraph, textNode, wholeText } from '../markdown/lexical-nodes.ts';
import { differences } from './differences.ts';

const fields = [
  { name: 'title', label: 'Überschrift' },
  { name: 'text', label: 'Text' },
];
const text = (words: string) => wholeText([paragraph([textNode(words, 0)])]);

test('two states that say the same differ in nothing, however they were stored', () => {
  const shown = { title: 'Schlaf', text: text('Gut.'), date: null, updatedAt: 'gestern' };
  expect(differences(shown, { ...shown, date: undefined, updatedAt: 'heute' }, fields)).toEqual([]);
});

test('a changed sentence is shown from shortly before the change, below the name of its field', () => {
  const long = 'Ein Satz, der gleich bleibt. '.repeat(20);
  const [found, ...others] = differences(
    { title: 'Schlaf', text: text(`${long}Alt.`) },
    { title: 'Schlaf', text: text(`${long}Neu.`) },
    fields,
  );
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    label: 'Text',
    shown: expect.stringMatching(/^….{1,40}Alt\. $|^….{1,40}Alt\.$/u),
    kept: expect.stringMatching(/^….{1,40}Neu\.$/u),
  });
});
