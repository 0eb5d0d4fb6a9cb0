import { wordsIn } from '../content/words-in.ts';
import { contentFiles } from '../../src/content-model/collections.ts';
import type { Kind } from '../collections/kinds.ts';
import { singularTitles } from '../fields/texts.ts';
import { contentSchema } from '../fields/content-schema.ts';
import { officeTexts } from '../texts.ts';

/** Fields that an entry can be called by, the first of them that it has; a person's title is a role. */
export const NAMES = ['question', 'name', 'title', 'author', 'caption'] as const;

type Document = Readonly<Record<string, unknown>>;

/** What lists call an entry: its first text that looks like a name, or its file, its address or its number. */
export function nameOf(document: Document): string {
  const field = NAMES.find((name) => typeof document[name] === 'string') ?? '';
  const { filename, slug, id } = document;
  return wordsIn(document[field]).trim() || wordsIn(filename ?? slug ?? id);
}

// Somebody may paste a whole text there.
const LONGEST = 120;

/** What people call a document: its kind, and its name where there are many. */
export function titleOf(kind: Kind, document: Document): string {
  if (kind.isSingle) return kindTitle(kind);
  const name = nameOf(document);
  const short = name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name;
  return `${kindTitle(kind)} „${short}“`;
}

/** What people call one of a kind. */
export const kindTitle = ({ name }: Pick<Kind, 'name'>): string =>
  singularTitles[name] ?? contentFiles[name].title;

/** What people call the field of a document in which a way to a field begins. */
export const fieldTitle = ({ name }: Kind, path: string): string =>
  contentSchema(name).properties?.[path.split('.')[0] ?? '']?.title ?? officeTexts.text;
