import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { hashOfText } from '../content/text-hash.ts';
import {
  collectionNamed,
  collections,
  fileOfEntry,
  readEntry,
  slugsOf,
  textOf,
  type Collection,
} from '../content/entries.ts';
import { entryProblems } from '../content/entry-problems.ts';
import { formSchema } from '../content/form-schema.ts';
import { entryWordsSchema, rewriteEntry } from '../content/rewrite-entry.ts';
import { splitEntry } from '../content/split-entry.ts';
import { draftFiles, editorsOf, type Draft } from '../publishing/drafts.ts';
import { saveInDraft, type FileChange } from '../publishing/save-in-draft.ts';
import type { Editing } from './editing.ts';
import type { EditingVariables } from './editing-app.ts';
import { emptyValue, type FieldSchema } from './pages/field-schema.ts';
import { collectionTitles, editingTexts as texts } from './texts.ts';

const savedSchema = entryWordsSchema.extend({ basedOn: z.string().max(100).nullable() });
const orderSchema = z.strictObject({ slugs: z.array(z.string().max(80)).max(500) });
const no = (sentence: string) => ({ sentence });

/** Lists, forms and saving. */
export function entryRoutes({
  history,
  inner,
  withDraft,
  hasSaved,
}: Editing): Hono<EditingVariables> {
  const app = new Hono<EditingVariables>();

  app.get('/collections', async (context) => {
    const found = await withDraft(context.var.editor, async (draft) => {
      const changed = new Set(await draftFiles(history, draft));
      return collections.map((collection) => ({
        name: collection.name,
        title: collectionTitles[collection.name],
        isSingle: collection.only !== undefined,
        entries: slugsOf(draft.contentFolder, collection).map((slug) => ({
          slug,
          title: titleOf(draft, collection, slug),
          isChanged: changed.has(fileOfEntry(collection, slug) ?? ''),
        })),
      }));
    });
    return context.json(found);
  });

  app.get('/entries/:collection/:slug', async (context) => {
    const { collection, file } = placeOf(context.req.param());
    if (collection === undefined || file === undefined) return context.json(no(texts.noEntry), 404);
    const { editor } = context.var;
    const found = await withDraft(editor, async (draft) => {
      const entry = readEntry(draft.contentFolder, collection, context.req.param('slug'));
      if (entry === undefined) return undefined;
      const others = (await editorsOf(history, file)).filter(({ id }) => id !== editor.id);
      return { ...entry, others, problems: problemsOf(draft, inner, file) };
    });
    if (found === undefined) return context.json(no(texts.noEntry), 404);
    const title = collectionTitles[collection.name];
    return context.json({ ...found, title, schema: formSchema(collection.name) });
  });

  app.put('/entries/:collection/:slug', async (context) => {
    const { collection, file } = placeOf(context.req.param());
    if (collection === undefined || file === undefined) {
      return context.json(no(texts.slugWrong), 400);
    }
    const sent = savedSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!sent.success) return context.json(no(texts.notSaved), 400);
    const { basedOn, ...words } = sent.data;
    const answer = await withDraft(context.var.editor, async (draft) => {
      const before = textOf(join(draft.contentFolder, file));
      if (before !== undefined && basedOn === null) return { status: 'taken' as const };
      const content = rewriteEntry(collection.name, before ?? '', words);
      const change = { file, content, basedOn: basedOn ?? undefined };
      const writtenAt = Date.now();
      const [saved] = await saveInDraft(draft, [change]);
      if (saved?.status === 'saved' && content !== before) {
        hasSaved(context.var.editor, writtenAt);
      }
      return { ...saved, problems: problemsOf(draft, inner, file) };
    });
    if (answer.status === 'taken') return context.json(no(texts.slugTaken), 409);
    if (answer.status === 'changed') return context.json({ ...answer, ...no(texts.changed) }, 409);
    return context.json(answer);
  });

  app.post('/entries/:collection/:slug', async (context) => {
    const { collection, file } = placeOf(context.req.param());
    if (collection === undefined || file === undefined) {
      return context.json(no(texts.slugWrong), 400);
    }
    const isNew = await withDraft(context.var.editor, async (draft) => {
      if (existsSync(join(draft.contentFolder, file))) return false;
      const values = firstValues(draft, collection);
      const body = collection.ending === '.md' ? '' : undefined;
      const content = rewriteEntry(collection.name, '', { values, body });
      await saveInDraft(draft, [{ file, content, basedOn: undefined }]);
      return true;
    });
    return isNew ? context.json({ status: 'saved' }) : context.json(no(texts.slugTaken), 409);
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

function placeOf({ collection: name, slug }: { collection: string; slug: string }) {
  const collection = collectionNamed(name);
  return { collection, file: collection && fileOfEntry(collection, slug) };
}

/** What a list calls an entry: its first text that looks like a name. */
function titleOf(draft: Draft, collection: Collection, slug: string): string {
  if (collection.only !== undefined) return collectionTitles[collection.name];
  const { values } = readEntry(draft.contentFolder, collection, slug) ?? {};
  const names = ['title', 'question', 'name', 'author', 'caption'];
  const found = names.map((name) => ((values ?? {}) as Record<string, unknown>)[name]);
  return found.find((one): one is string => typeof one === 'string') ?? slug;
}

function problemsOf(draft: Draft, inner: string, file: string) {
  const text = textOf(join(draft.contentFolder, file)) ?? '';
  const { start, fields, end, body } = splitEntry(file, text);
  const above = body === undefined ? 0 : `${start}${fields}${end}`.split('\n').length - 1;
  const collection = collections.find((one) => fileOfEntry(one, nameOf(file)) === file);
  const values = collection && readEntry(draft.contentFolder, collection, nameOf(file))?.values;
  const entry = { file: `${inner}/${file}`, values, linesAboveText: above };
  return entryProblems(draft.root, entry);
}

const nameOf = (file: string): string => basename(file, extname(file));

/** What a new entry begins with: empty fields, and the place behind the others. */
function firstValues(draft: Draft, collection: Collection): Record<string, unknown> {
  const schema = formSchema(collection.name) as FieldSchema;
  const values = emptyValue(schema) as Record<string, unknown>;
  if (schema.properties?.['order'] === undefined) return values;
  const taken = slugsOf(draft.contentFolder, collection).map((slug) => {
    const found = readEntry(draft.contentFolder, collection, slug)?.values as { order?: number };
    return found.order ?? 0;
  });
  return { ...values, order: Math.max(0, ...taken) + 1 };
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
