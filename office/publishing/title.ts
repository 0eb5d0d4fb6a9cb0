import { wordsIn } from '../content/words-in.ts';
import { contentFiles } from '../../src/content-model/collections.ts';
import type { Kind } from '../collections/kinds.ts';
import { singularTitles } from '../fields/texts.ts';
import { contentSchema } from '../fields/content-schema.ts';
import { officeTexts } from '../texts.ts';

/** Fields that an entry can be called by, the first of them that it has; a person's title is a role. */
export const NAMES = ['question', 'name', 'title', 'author', 'caption'] as const;

/** The field that an entry is called by; undefined where it has none. */
const nameField = (values: Readonly<Record<string, unknown>>): string | undefined =>
  NAMES.find((name) => typeof values[name] === 'string');

/** What lists call an entry: its first text that looks like a name, or its slug. */
export function entryTitle({ slug, values }: { slug: string; values: unknown }): string {
  const fields = (values ?? {}) as Readonly<Record<string, unknown>>;
  const name = nameField(fields);
  return (name !== undefined && (fields[name] as string).trim()) || slug;
}

// Somebody may paste a whole text there.
const LONGEST = 120;

/** What people call a document: its kind, and its name where there are many. */
export function titleOf(kind: Kind, document: Readonly<Record<string, unknown>>): string {
  const name = document[nameField(document) ?? 'slug'] ?? document['slug'] ?? document['id'];
  if (kind.isSingle) return kindTitle(kind);
  const words = wordsIn(name);
  const short = words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
  return `${kindTitle(kind)} „${short}“`;
}

/** What people call one of a kind. */
export const kindTitle = ({ name }: Kind): string =>
  singularTitles[name] ?? contentFiles[name].title;

/** What people call a field of a document. */
export const fieldTitle = ({ name }: Kind, field: string): string =>
  contentSchema(name).properties?.[field]?.title ?? officeTexts.text;
