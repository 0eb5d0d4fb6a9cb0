import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { createContent, fileName, type NewKind } from '#content-check/new-content.ts';
import { entryTitle, nameField } from '../content/entry-title.ts';
import {
  collectionNamed,
  collections,
  fileOfEntry,
  readEntry,
  slugsOf,
  textOf,
  type Collection,
  type CollectionName,
} from '../content/entries.ts';
import { formSchema } from '../content/form-schema.ts';
import { rewriteEntry } from '../content/rewrite-entry.ts';
import { hashOfText } from '../content/text-hash.ts';
import { commitDraft, draftFiles, removedText, type Draft } from '../publishing/drafts.ts';
import { saveInDraft, type FileChange } from '../publishing/save-in-draft.ts';
import type { Editing, EditingVariables } from './editing.ts';
import { no, placeOf } from './entry-routes.ts';
import { emptyValue, type FieldSchema } from './pages/field-schema.ts';
import { collectionGroup, collectionTitles, editingTexts as texts } from './texts.ts';

const newSchema = z.strictObject({ title: z.string().trim().min(1).max(200) });
const orderSchema = z.strictObject({ slugs: z.array(z.string().max(80)).max(500) });

const placeOfTitle = ({ name }: Collection): number => Object.keys(collectionTitles).indexOf(name);
const listed = collections.toSorted((one, other) => placeOfTitle(one) - placeOfTitle(other));

// These begin with example words, which the content check reports until they are replaced.
const SKELETONS: Partial<Record<CollectionName, NewKind>> = {
  blog: 'artikel',
  team: 'person',
  faq: 'frage',
};

/** Routes of lists: adding, deleting, restoring and sorting entries. */
export function collectionRoutes({ history, withDraft }: Editing): Hono<EditingVariables> {
  const app = new Hono<EditingVariables>();

  app.get('/collections', async (context) => {
    const found = await withDraft(context.var.editor, async (draft) => {
      const changed = new Set(await draftFiles(history, draft));
      return listed.map((collection) => ({
        name: collection.name,
        title: collectionTitles[collection.name],
        group: collectionGroup(collection.name),
        isSingle: collection.only !== undefined,
        isOrdered: hasOrder(collection),
        entries: slugsOf(draft.contentFolder, collection).map((slug) => ({
          slug,
          title:
            collection.only === undefined
              ? entryTitle({ slug, values: valuesOf(draft, collection, slug) })
              : collectionTitles[collection.name],
          isChanged: changed.has(fileOfEntry(collection, slug) ?? ''),
        })),
      }));
    });
    return context.json(found);
  });

  app.post('/collections/:collection', async (context) => {
    const collection = collectionNamed(context.req.param('collection'));
    const sent = newSchema.safeParse(await context.req.json().catch(() => undefined));
    if (collection === undefined || !sent.success) return context.json(no(texts.noName), 400);
    const { title } = sent.data;
    const slug = fileName(title).slice(0, 80).replace(/-$/u, '');
    const file = fileOfEntry(collection, slug);
    if (file === undefined) return context.json(no(texts.noName), 400);
    const isNew = await withDraft(context.var.editor, async (draft) => {
      if (existsSync(join(draft.contentFolder, file))) return false;
      const kind = SKELETONS[collection.name];
      if (kind !== undefined && basename(file).startsWith(`${fileName(title)}.`)) {
        const made = createContent(draft.root, kind, title);
        if ('refusal' in made) return false;
        await commitDraft(draft);
        return true;
      }
      const values = firstValues(draft, collection, title);
      const body = collection.ending === '.md' ? '' : undefined;
      const content = rewriteEntry(collection.name, '', { values, body });
      await saveInDraft(draft, [{ file, content, basedOn: undefined }]);
      return true;
    });
    return isNew ? context.json({ slug }) : context.json(no(texts.slugTaken), 409);
  });

  app.delete('/entries/:collection/:slug', async (context) => {
    const { collection, file } = placeOf(context.req.param());
    if (collection === undefined || file === undefined) return context.json(no(texts.noEntry), 404);
    if (collection.only !== undefined) return context.json(no(texts.onlyOne), 400);
    const basedOn = context.req.query('basedOn');
    const saved = await withDraft(context.var.editor, (draft) =>
      saveInDraft(draft, [{ file, content: undefined, basedOn }]),
    );
    if (saved[0]?.status === 'changed') return context.json(no(texts.changed), 409);
    return context.json({ status: 'removed' });
  });

  app.post('/entries/:collection/:slug/back', async (context) => {
    const { file } = placeOf(context.req.param());
    if (file === undefined) return context.json(no(texts.noEntry), 404);
    const isBack = await withDraft(context.var.editor, async (draft) => {
      const content = await removedText(history, draft, file);
      if (content === undefined) return false;
      await saveInDraft(draft, [{ file, content, basedOn: undefined }]);
      return true;
    });
    return isBack ? context.json({ status: 'saved' }) : context.json(no(texts.noEntry), 404);
  });

  app.put('/order/:collection', async (context) => {
    const collection = collectionNamed(context.req.param('collection'));
    const sent = orderSchema.safeParse(await context.req.json().catch(() => undefined));
    if (collection === undefined || !sent.success) return context.json(no(texts.notSaved), 400);
    await withDraft(context.var.editor, (draft) =>
      saveInDraft(draft, newOrder(draft, collection, sent.data.slugs)),
    );
    return context.json({ status: 'saved' });
  });

  return app;
}

const schemaOf = ({ name }: Collection): FieldSchema => formSchema(name) as FieldSchema;

const hasOrder = (collection: Collection): boolean =>
  schemaOf(collection).properties?.['order'] !== undefined;

const valuesOf = (draft: Draft, collection: Collection, slug: string) =>
  (readEntry(draft.contentFolder, collection, slug)?.values ?? {}) as Record<string, unknown>;

/** The content of a new entry: its name, empty fields, and the last place in the list. */
function firstValues(draft: Draft, collection: Collection, title: string): Record<string, unknown> {
  const values = emptyValue(schemaOf(collection)) as Record<string, unknown>;
  const name = nameField(values);
  const named = name === undefined ? values : { ...values, [name]: title };
  if (!hasOrder(collection)) return named;
  const taken = slugsOf(draft.contentFolder, collection).map(
    (slug) => Number(valuesOf(draft, collection, slug)['order']) || 0,
  );
  return { ...named, order: Math.max(0, ...taken) + 1 };
}

/** The files of a collection whose place has changed. */
function newOrder(draft: Draft, collection: Collection, slugs: readonly string[]): FileChange[] {
  return slugs.flatMap((slug, at): FileChange[] => {
    const file = fileOfEntry(collection, slug);
    const entry = file && readEntry(draft.contentFolder, collection, slug);
    const text = file && textOf(join(draft.contentFolder, file));
    if (!file || !entry || !text) return [];
    const values = { ...(entry.values as Record<string, unknown>), order: at + 1 };
    const content = rewriteEntry(collection.name, text, { values, body: entry.body });
    return [{ file, content, basedOn: hashOfText(text) }];
  });
}
