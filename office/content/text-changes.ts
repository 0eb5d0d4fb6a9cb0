import type { FieldPath } from '#content-check/content-problem.ts';
import { fieldName } from '#content-check/content-report.ts';
import type { CollectionName } from './entries.ts';
import { formSchema, type FormSchema } from './form-schema.ts';

/** One field whose words differ, for a reader. */
export interface TextChange {
  /** Such as `Absätze der Antwort › Eintrag 2`. */
  readonly field: string;
  /** What it said; undefined when it is new. */
  readonly before: string | undefined;
  /** What it says now; undefined when it was removed. */
  readonly after: string | undefined;
}

interface EntryState {
  readonly values: unknown;
  readonly body: string | undefined;
}

interface Leaf {
  readonly path: FieldPath;
  readonly words: string;
}

/**
 * What differs between two states of an entry, field by field and without YAML.
 *
 * @param before undefined for an entry that is new.
 * @param after undefined for one that was removed.
 * @param bodyLabel What the text below the fields is called.
 */
export function textChanges(
  collection: CollectionName,
  before: EntryState | undefined,
  after: EntryState | undefined,
  bodyLabel: string,
): TextChange[] {
  const schema = formSchema(collection);
  const [old, fresh] = [before, after].map(
    (state) => new Map(leaves(state?.values).map((leaf) => [fieldName(leaf.path), leaf])),
  ) as [Map<string, Leaf>, Map<string, Leaf>];
  const names = [...new Set([...fresh.keys(), ...old.keys()])];
  const changes = names.flatMap((name): TextChange[] => {
    const [was, is] = [old.get(name), fresh.get(name)];
    if (was?.words === is?.words) return [];
    const field = labelOf(schema, is?.path ?? was?.path ?? []);
    return [{ field, before: was?.words, after: is?.words }];
  });
  return [...changes, ...bodyChanges(before?.body, after?.body, bodyLabel)];
}

function leaves(value: unknown, path: FieldPath = []): Leaf[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [{ path, words: wordsOf(value) }];
  return Object.entries(value).flatMap(([key, child]) =>
    leaves(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  return typeof value === 'string' ? value : String(value);
}

/** The way to a field in the words of the schema; the names of the file where it has none. */
export function labelOf(schema: FormSchema, path: FieldPath): string {
  let at: FormSchema | undefined = schema;
  const words = path.map((step) => {
    if (typeof step === 'number') {
      at = at?.items as FormSchema | undefined;
      return fieldName([step]);
    }
    at = at?.properties?.[step] as FormSchema | undefined;
    return at?.title ?? step;
  });
  return words.join(' › ');
}

// Paragraphs are compared, because nobody reads an article for one changed word.
function bodyChanges(
  before: string | undefined,
  after: string | undefined,
  field: string,
): TextChange[] {
  const paragraphs = (body: string | undefined): string[] =>
    (body ?? '')
      .split(/\n{2,}/u)
      .map((one) => one.trim())
      .filter((one) => one !== '');
  const [old, fresh] = [paragraphs(before), paragraphs(after)];
  const gone = old.filter((one) => !fresh.includes(one));
  const added = fresh.filter((one) => !old.includes(one));
  const count = Math.max(gone.length, added.length);
  return Array.from({ length: count }, (_, at) => ({
    field,
    before: gone[at],
    after: added[at],
  }));
}
