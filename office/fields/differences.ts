import { EDITOR_MARKS } from '../content/words-in.ts';
import { writtenNumber } from './german-number.ts';
import { editingTexts as texts } from './texts.ts';

export type Values = Readonly<Record<string, unknown>>;

/** A field that says something else in the copy. */
export interface Difference extends SideBySide {
  readonly name: string;
  readonly label: string;
}

/** What differs in two values, in words. */
interface SideBySide {
  readonly shown: string;
  readonly kept: string;
}

interface Labelled {
  readonly name?: string;
  readonly label?: unknown;
}

// What Payload and the office keep for themselves.
const SILENT: ReadonlySet<string> = new Set(['basedOn', 'updatedAt', 'createdAt', '_status', 'id']);

/** The fields in which two states of a form differ, in words. */
export function differences(
  shown: Values,
  kept: Values,
  fields: readonly unknown[] = [],
): Difference[] {
  const labels = new Map(
    (fields as Labelled[]).map(({ name, label }) => [
      name,
      typeof label === 'string' ? label : name,
    ]),
  );
  return Object.keys(kept)
    .filter((name) => !SILENT.has(name))
    .flatMap((name): Difference[] => {
      const both = sideBySide(shown[name], kept[name]);
      if (both.shown === both.kept) return [];
      return [{ name, label: labels.get(name) ?? name, ...both }];
    });
}

// The structure of a text is no word of it.
const STRUCTURE: ReadonlySet<string> = new Set([...EDITOR_MARKS, 'id', 'blockType', 'blockName']);

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(' ');
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return writtenNumber(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  return Object.entries(value)
    .filter(([name]) => !STRUCTURE.has(name))
    .map(([, one]) => wordsOf(one))
    .filter(Boolean)
    .join(' ');
}

const BEFORE = 30;
const MOST = 300;

/** The words of two values from shortly before where they part; the same words where they say the same. */
export function sideBySide(...values: readonly [unknown, unknown]): SideBySide {
  const [one, other] = values.map(wordsOf) as [string, string];
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const near = Math.max(0, at - BEFORE);
  // No word begins in its middle.
  const from = near === 0 ? 0 : one.lastIndexOf(' ', near) + 1;
  const cut = (text: string): string =>
    `${from > 0 ? '… ' : ''}${text.slice(from, from + MOST)}${text.length > from + MOST ? ' …' : ''}`;
  return { shown: cut(one), kept: cut(other) };
}
