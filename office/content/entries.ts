import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fieldsIn, splitEntry } from '../../src/content-model/split-entry.ts';
import { contentFiles } from '../../src/content-model/collections.ts';
import { slugOf } from '../../src/lib/slug.ts';
import { hashOfText } from './text-hash.ts';

export type CollectionName = keyof typeof contentFiles;

/** One kind of content, as the office lists it. */
interface Collection {
  readonly name: CollectionName;
  /** Below the content folder, such as `faq`. */
  readonly folder: string;
  /** `.yaml` or `.md`. */
  readonly ending: string;
  /** Name of the only file without its ending; undefined when there may be any number. */
  readonly only: string | undefined;
}

/** One file of content. */
export interface Entry {
  readonly collection: CollectionName;
  /** Name of the file without its ending. */
  readonly slug: string;
  /** Below the content folder, such as `faq/kosten.yaml`. */
  readonly file: string;
  /** The fields as they are written. */
  readonly values: unknown;
  /** What stands below the fields of a Markdown file; undefined for others. */
  readonly body: string | undefined;
  /** Another one when the file has changed. */
  readonly version: string;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const LONGEST_SLUG = 80;

/** Every collection in the order of the content model. */
export const collections: readonly Collection[] = Object.entries(contentFiles).map(
  ([name, { files }]) => {
    const ending = extname(files);
    const stem = basename(files, ending);
    const only = stem === '*' ? undefined : stem;
    return { name: name as CollectionName, folder: dirname(files), ending, only };
  },
);

/** The collection of that name; undefined for any other word. */
export const collectionNamed = (name: string): Collection | undefined =>
  collections.find((one) => one.name === name);

/**
 * The file of an entry, whether it exists or not. This is the only way from an address to a file: a
 * slug has no dots and no slashes.
 *
 * @returns below the content folder; undefined when there can be no such file.
 */
function fileOfEntry(collection: Collection, slug: string): string | undefined {
  if (!SLUG.test(slug) || slug.length > LONGEST_SLUG) return undefined;
  if (collection.only !== undefined && collection.only !== slug) return undefined;
  return `${collection.folder}/${slug}${collection.ending}`;
}

/** The slugs of a collection, in the order of `order` or of their names. */
export function slugsOf(contentFolder: string, collection: Collection): string[] {
  if (collection.only !== undefined) return [collection.only];
  const names = readdirSync(join(contentFolder, collection.folder), { withFileTypes: true })
    .filter((found) => found.isFile() && extname(found.name) === collection.ending)
    .map((found) => basename(found.name, collection.ending))
    .filter((slug) => SLUG.test(slug));
  const placed = names.map((slug) => {
    const { values } = readEntry(contentFolder, collection, slug) ?? {};
    const { order } = (values ?? {}) as { order?: unknown };
    return { slug, order: typeof order === 'number' ? order : Number.POSITIVE_INFINITY };
  });
  return placed
    .toSorted((one, other) =>
      one.order === other.order
        ? one.slug.localeCompare(other.slug, 'de')
        : one.order - other.order,
    )
    .map(({ slug }) => slug);
}

/**
 * Reads one entry.
 *
 * @returns undefined when there is no such file. What cannot be read as YAML has no values.
 */
export function readEntry(
  contentFolder: string,
  collection: Collection,
  slug: string,
): Entry | undefined {
  const file = fileOfEntry(collection, slug);
  if (file === undefined) return undefined;
  const text = textOf(join(contentFolder, file));
  if (text === undefined) return undefined;
  const { fields, body } = splitEntry(file, text);
  const values = fieldsIn(fields);
  return { collection: collection.name, slug, file, values, body, version: hashOfText(text) };
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The name of a file for words such as a title or the name of a picture; may be empty. */
export const slugFor = (words: string): string =>
  slugOf(words).slice(0, LONGEST_SLUG).replace(/-$/u, '');
