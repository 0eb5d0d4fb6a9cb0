import { nameField } from '../content/entry-title.ts';
import { wordsIn } from '../content/words-in.ts';
import { contentFiles } from '../../src/content-model/collections.ts';
import type { Kind } from '../collections/kinds.ts';
import { singularTitles } from '../fields/texts.ts';
import { contentSchema } from '../fields/content-schema.ts';
import { officeTexts } from '../texts.ts';

// Somebody may paste a whole text there.
const LONGEST = 120;

/** What people call a document: its kind, and its name where there are many. */
export function titleOf(kind: Kind, document: Readonly<Record<string, unknown>>): string {
  const name = document[nameField(document) ?? 'slug'] ?? document['slug'] ?? document['id'];
  const own = contentFiles[kind.name].title;
  if (kind.isSingle) return own;
  const words = wordsIn(name);
  const short = words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
  return `${singularTitles[kind.name] ?? own} „${short}“`;
}

/** What people call a field of a document. */
export const fieldTitle = ({ name }: Kind, field: string): string =>
  contentSchema(name).properties?.[field]?.title ?? officeTexts.text;
