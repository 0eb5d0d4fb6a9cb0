import type { CollectionBeforeChangeHook, CollectionConfig, Field, GlobalConfig } from 'payload';
import { contentFiles, contentGroups } from '../../src/content-model/collections.ts';
import { contentSchema, type ContentField, type ContentName } from '../fields/content-schema.ts';
import { nameInPayload, relationOf } from '../fields/field-table.ts';
import { fieldsOf } from '../fields/generate-fields.ts';
import { textField } from '../fields/text-field.ts';
import { contentAccess, ownersAccess } from './access.ts';
import { officeTexts as texts } from '../texts.ts';
import { publishHooks } from '../publishing/publish-hooks.ts';
import { kindTitle, titleOf } from '../publishing/title.ts';
import { restoreVersion } from '../publishing/restore-version.ts';
import {
  addressField,
  isNamed,
  localCopyField,
  publicAddressField,
  titleField,
  usesField,
} from './addresses.ts';
import { createOnce } from './create-once.ts';
import { keepFormerAddress, notInCopies } from './former-addresses.ts';
import { kindNamed, manyKinds, singleKinds } from './kinds.ts';
import { noteChanges } from './note-change.ts';
import { againstStaleSaves, basedOnField } from './stale-save.ts';
import { binAgain, tidy, workOutReadingTime } from './tidy.ts';
import { keepUsed } from './where-used.ts';

// No autosave: it would give the lock back at every pause.
const versions = { drafts: { schedulePublish: true, validate: false }, maxPerDoc: 100 };
const edit = {
  PublishButton: '/publishing/publish-or-plan.tsx#PublishOrPlan',
  beforeDocumentControls: ['/preview/begin-with-form.tsx#BeginWithForm'],
};
const views = {
  edit: { versions: { Component: '/publishing/versions-view.tsx#VersionsView' as const } },
};
const lockDocuments = { duration: 300 };

/** Who has changed a document last, by name, because Payload's versions do not say it. */
const changedByField: Field = {
  name: 'changedBy',
  label: texts.changedBy,
  type: 'text',
  admin: { hidden: true },
  hooks: {
    beforeChange: [
      ({ req, value }) => (req.user as { name?: string } | null)?.name ?? (value as string | null),
    ],
  },
};

const allFields = (name: ContentName, hasText: boolean): Field[] => {
  const fields = fieldsOf(name);
  const isTitle = (field: Field): boolean => 'name' in field && field.name === titleField(name);
  const first = fields.find(isTitle) ?? fields[0];
  const others = fields.filter((field) => field !== first).map(notInCopies);
  return [
    localCopyField,
    ...(first ? [first] : []),
    ...(hasText ? [textField(name)] : []),
    ...others,
    publicAddressField(name),
    ...(isNamed(name) ? [usesField] : []),
    basedOnField,
    changedByField,
  ];
};

/** What happens around every change; what is given comes before anything is published. */
function hooksOf<Hook = never>(name: ContentName, own: readonly Hook[] = []) {
  const { begin, beforeChange, queue, beforeDelete } = publishHooks(name);
  const noted = noteChanges((document) => titleOf(kindNamed(name), document));
  return {
    beforeOperation: [tidy, againstStaleSaves.beforeOperation, begin],
    beforeChange: [againstStaleSaves.beforeChange, ...own, beforeChange],
    afterChange: [againstStaleSaves.afterChange, queue, noted.afterChange],
    beforeDelete: [...keepUsed.beforeDelete, beforeDelete],
    afterDelete: [queue, noted.afterDelete],
  };
}

const collectionHooksOf = (name: ContentName): NonNullable<CollectionConfig['hooks']> => {
  const hooks = hooksOf<CollectionBeforeChangeHook>(name, [
    ...keepUsed.beforeChange,
    ...(name === 'blog' ? [workOutReadingTime] : []),
    ...(name === 'blog' || name === 'team' ? [keepFormerAddress(kindNamed(name))] : []),
  ]);
  return { ...hooks, beforeOperation: [binAgain, ...hooks.beforeOperation] };
};

/** The group of the navigation in which editors look for a kind of content. */
const groupOf = (name: ContentName): string =>
  Object.entries(contentGroups).find(([, group]) => name in group)?.[0] ?? '';

// What a list is sorted by, and what it shows beside the title and the state.
const SORTED_BY = ['order', 'date', 'year'] as const;
const SHOWN = ['order', 'author', 'date', 'category', 'authors', 'year', 'provider'] as const;

function listOf(name: ContentName) {
  const { properties = {} } = contentSchema(name);
  const isHere = (field: string): boolean => field in properties;
  const by = SORTED_BY.find(isHere) ?? titleField(name);
  const words = Object.keys(properties).filter((key) => properties[key]?.type === 'string');
  const searched = words.filter((key) => relationOf(name, key) === undefined);
  const isText = ({ enum: choices, format }: ContentField = {}) => !choices && format === undefined;
  return {
    defaultSort: by === 'date' || by === 'year' ? `-${by}` : by,
    admin: {
      group: groupOf(name),
      useAsTitle: titleField(name),
      hideAPIURL: true,
      defaultColumns: [
        ...new Set([titleField(name), '_status', ...SHOWN.filter(isHere), 'updatedAt']),
      ],
      listSearchableFields: searched.filter((key) => isText(properties[key])).map(nameInPayload),
      pagination: { defaultLimit: 50 },
      components: { edit, views },
    },
  };
}

const accessTo = (name: ContentName) => (name === 'consentServices' ? ownersAccess : contentAccess);

/** Every kind of content with any number of documents. */
export const contentCollections: CollectionConfig[] = manyKinds.map(({ name, hasText }) => ({
  slug: name,
  labels: {
    singular: kindTitle({ name }),
    plural: contentFiles[name].title,
  },
  trash: true,
  versions,
  lockDocuments,
  access: accessTo(name),
  hooks: collectionHooksOf(name),
  endpoints: [createOnce(name), restoreVersion(name)],
  ...listOf(name),
  fields: [addressField(name), ...allFields(name, hasText)],
}));

/** Every kind of content that there is once. */
export const contentGlobals: GlobalConfig[] = singleKinds.map(({ name, hasText }) => ({
  slug: name,
  label: contentFiles[name].title,
  versions,
  lockDocuments,
  access: {
    read: contentAccess.read,
    update: contentAccess.update,
    readVersions: contentAccess.readVersions,
  },
  admin: { group: groupOf(name), hideAPIURL: true, components: { elements: edit, views } },
  hooks: hooksOf(name),
  endpoints: [restoreVersion(name)],
  // Otherwise Payload takes what has a draft for never published.
  forceSelect: { _status: true },
  fields: allFields(name, hasText),
}));
