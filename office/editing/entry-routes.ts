import { join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { collectionNamed, fileOfEntry, readEntry, textOf } from '../content/entries.ts';
import { entryTitle } from '../content/entry-title.ts';
import { entryProblems } from '../content/entry-problems.ts';
import { formSchema } from '../content/form-schema.ts';
import { entryWordsSchema, rewriteEntry } from '../content/rewrite-entry.ts';
import { fileAt, PUBLISHED, type ContentHistory } from '../publishing/content-history.ts';
import { editorsOf, type Draft } from '../publishing/drafts.ts';
import { saveInDraft } from '../publishing/save-in-draft.ts';
import type { Editing, EditingVariables } from './editing.ts';
import { collectionTitles, editingTexts as texts } from './texts.ts';

const savedSchema = entryWordsSchema.extend({ basedOn: z.string().max(100).nullable() });

/** An answer that only says why something was not done. */
export const no = (sentence: string) => ({ sentence });

/** Forms and saving. */
export function entryRoutes({
  history,
  inner,
  withDraft,
  hasSaved,
}: Editing): Hono<EditingVariables> {
  const app = new Hono<EditingVariables>();

  app.get('/entries/:collection/:slug', async (context) => {
    const { collection, file } = placeOf(context.req.param());
    if (collection === undefined || file === undefined) return context.json(no(texts.noEntry), 404);
    const { editor } = context.var;
    const found = await withDraft(editor, async (draft) => {
      const entry = readEntry(draft.contentFolder, collection, context.req.param('slug'));
      if (entry === undefined) return undefined;
      const others = (await editorsOf(history, file)).filter(({ id }) => id !== editor.id);
      return { ...entry, others, problems: await problemsOf(history, draft, inner, file) };
    });
    if (found === undefined) return context.json(no(texts.noEntry), 404);
    const isOnly = collection.only !== undefined;
    const title = isOnly ? collectionTitles[collection.name] : entryTitle(found);
    return context.json({ ...found, title, isOnly, schema: formSchema(collection.name) });
  });

  app.put('/entries/:collection/:slug', async (context) => {
    const { collection, file } = placeOf(context.req.param());
    if (collection === undefined || file === undefined) {
      return context.json(no(texts.noEntry), 404);
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
      return { ...saved, problems: await problemsOf(history, draft, inner, file) };
    });
    if (answer.status === 'taken') return context.json(no(texts.slugTaken), 409);
    if (answer.status === 'changed') return context.json({ ...answer, ...no(texts.changed) }, 409);
    return context.json(answer);
  });

  return app;
}

/** The collection and the file that an address means. */
export function placeOf({ collection: name, slug }: { collection: string; slug: string }) {
  const collection = collectionNamed(name);
  return { collection, file: collection && fileOfEntry(collection, slug) };
}

async function problemsOf(history: ContentHistory, draft: Draft, inner: string, file: string) {
  const published = await fileAt(history, PUBLISHED, file);
  return entryProblems(draft.root, `${inner}/${file}`, published);
}
