import type { Field, FieldHook, TextField } from 'payload';
import { leadAuthor, wordsIn } from '../content/words-in.ts';
import { slugFor } from '../content/slug-for.ts';
import { NAMES } from '../publishing/title.ts';
import { figureDrawings } from '../../src/content-model/figures.ts';
import { contentSchema, type ContentField, type ContentName } from '../fields/content-schema.ts';
import { editingTexts as texts } from '../fields/texts.ts';

type Values = Readonly<Record<string, unknown>>;

/** Texts name these by a word that never changes, so that it is their number as well. */
export const isKeyed = (name: ContentName): boolean =>
  name === 'sources' || Object.hasOwn(figureDrawings, name);

/** Whether other documents can show or name one of these. */
export const isNamed = (name: ContentName): boolean => isKeyed(name) || ADDRESSED.has(name);

/** Kinds of which every document has an address that somebody may choose. */
const ADDRESSED: ReadonlySet<ContentName> = new Set(['blog', 'team', 'faq']);

/** The field that lists call a document by. */
export function titleField(name: ContentName): string {
  const { properties = {} } = contentSchema(name);
  const isWords = ({ type, enum: choices }: ContentField = {}) => type === 'string' && !choices;
  return NAMES.find((field) => isWords(properties[field])) ?? 'id';
}

/** Words from which a document gets its address or its sign. */
function wordsFor(name: ContentName, data: Values): string {
  if (name !== 'sources') return wordsIn(data[titleField(name)]);
  return `${leadAuthor(data['authors'])} ${wordsIn(data['year'])}`;
}

/** Fills in an address that nobody chose, and makes one of what somebody typed; two documents never have the same. */
const fillIn =
  (name: ContentName): FieldHook =>
  async ({ value, data = {}, originalDoc, operation, field, collection, req }) => {
    // To a copy its original is another document.
    const stored = operation === 'create' ? undefined : (originalDoc as Values | undefined);
    const before = stored?.[field.name ?? ''];
    if (isKeyed(name) && before !== undefined) return before;
    if (typeof value === 'string' && value !== '' && value === before) return value;
    const known = { ...(originalDoc as Values | undefined), ...(data as Values) };
    const typed = typeof value === 'string' ? slugFor(value) : '';
    const stem = typed || slugFor(wordsFor(name, known)) || (isKeyed(name) ? name : '');
    if (stem === '') return value as unknown;
    for (let number = 1; ; number += 1) {
      const free = number === 1 ? stem : `${stem}-${String(number)}`;
      const others = { id: { not_equals: stored?.['id'] ?? null } };
      const where = { and: [{ [field.name ?? '']: { equals: free } }, others] };
      const options = {
        collection: collection?.slug ?? '',
        where,
        trash: true,
        limit: 1,
        depth: 0,
      };
      // What is published may have another address than its draft.
      const taken = await Promise.all(
        [false, true].map((draft) => req.payload.find({ ...options, draft, req })),
      );
      if (taken.every(({ docs }) => docs.length === 0)) return free;
    }
  };

const isSlug = (value: unknown): string | true =>
  typeof value !== 'string' || value === '' || slugFor(value) !== '' || texts.badSlug;

/** What a document is called in addresses and texts, and where visitors find it. */
export function addressField(name: ContentName): TextField {
  const isId = isKeyed(name);
  const isShown = name === 'sources' || ADDRESSED.has(name);
  return {
    ...(isId ? { name: 'id' } : { name: 'slug', unique: true, index: true }),
    type: 'text',
    validate: isSlug,
    // A copy gets an address of its own.
    hooks: { beforeValidate: [fillIn(name)], beforeDuplicate: [() => undefined] },
    label: isId ? texts.key.label : texts.slug.label,
    admin: {
      description: isId ? texts.key.hint : texts.slug.hint,
      position: 'sidebar',
      readOnly: isId,
      hidden: !isShown,
      disableListColumn: !isShown,
      ...(isId && { disableListFilter: true }),
    },
  };
}

/** The page of the website that shows a document, beside its fields. */
export const publicAddressField = (name: ContentName): Field => ({
  name: 'publicAddress',
  type: 'ui',
  label: texts.publicAddress,
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: {
      Field: { path: '/fields/public-address.tsx#PublicAddress', serverProps: { name } },
    },
  },
});

/** Says before somebody deletes a document what would miss it. */
export const usesField: Field = {
  name: 'uses',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/collections/use-list.tsx#UseList' },
  },
};

/** Keeps in the browser what somebody types, above the fields. */
export const localCopyField: Field = {
  name: 'localCopy',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/fields/local-copy.tsx#LocalCopy' } },
};
