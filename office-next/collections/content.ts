import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { nameField } from '../../office/content/entry-title.ts';
import { collectionGroup, collectionTitles } from '../../office/editing/texts.ts';
import { figureDrawings } from '../../src/content-model/figures.ts';
import { contentSchema, type ContentName } from '../fields/content-schema.ts';
import { fieldsOf } from '../fields/generate-fields.ts';
import { textField } from '../fields/text-field.ts';
import { officeTexts as texts } from '../texts.ts';
import { contentAccess, ownersAccess } from './access.ts';
import { kinds } from './kinds.ts';
import { againstStaleGlobals, againstStaleSaves, basedOnField } from './stale-save.ts';

const SLUG = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/u;

const isSlug = (value: unknown): string | true =>
  (typeof value === 'string' && SLUG.test(value)) || texts.badSlug;

/** Texts name these by a word that never changes, so that it is their number as well. */
export const isKeyed = (name: ContentName): boolean =>
  name === 'sources' || Object.hasOwn(figureDrawings, name);

const nameOfFile = (name: ContentName): Field => ({
  ...(isKeyed(name) ? { name: 'id' } : { name: 'slug', unique: true, index: true }),
  ...{ type: 'text', required: true, validate: isSlug },
  label: isKeyed(name) ? texts.key.label : texts.slug.label,
  admin: { description: isKeyed(name) ? texts.key.hint : texts.slug.hint, position: 'sidebar' },
});

// No autosave: it would give the lock back at every pause.
const versions = { drafts: { schedulePublish: true, validate: false }, maxPerDoc: 100 };
const lockDocuments = { duration: 300 };

const allFields = (name: ContentName, hasText: boolean): Field[] => {
  const [first, ...others] = fieldsOf(name);
  return [...(first ? [first] : []), ...(hasText ? [textField] : []), ...others, basedOnField];
};

const accessTo = (name: ContentName) => (name === 'consentServices' ? ownersAccess : contentAccess);

/** Every kind of content with any number of documents. */
export const contentCollections: CollectionConfig[] = kinds
  .filter(({ isSingle }) => !isSingle)
  .map(({ name, hasText }) => ({
    slug: name,
    labels: { singular: collectionTitles[name], plural: collectionTitles[name] },
    ...{ trash: true, versions, lockDocuments, access: accessTo(name), hooks: againstStaleSaves },
    admin: { group: collectionGroup(name), useAsTitle: titleField(name) },
    fields: [nameOfFile(name), ...allFields(name, hasText)],
  }));

/** Every kind of content that there is once. */
export const contentGlobals: GlobalConfig[] = kinds
  .filter(({ isSingle }) => isSingle)
  .map(({ name, hasText }) => ({
    ...{ slug: name, label: collectionTitles[name], versions, lockDocuments },
    access: {
      read: contentAccess.read,
      update: contentAccess.update,
      readVersions: contentAccess.readVersions,
    },
    admin: { group: collectionGroup(name) },
    ...{ hooks: againstStaleGlobals, fields: allFields(name, hasText) },
  }));

function titleField(name: ContentName): string {
  const { properties = {} } = contentSchema(name);
  const texts = Object.entries(properties).filter(
    ([, field]) => field.type === 'string' && !field.enum,
  );
  return nameField(Object.fromEntries(texts.map(([key]) => [key, '']))) ?? 'id';
}
