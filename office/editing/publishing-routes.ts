import { basename, extname } from 'node:path';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import { sentenceOf } from '#content-check/content-report.ts';
import { fieldsIn } from '#content-check/read-yaml.ts';
import { splitEntry } from '#content-check/split-entry.ts';
import { collectionOfFile } from '../content/entries.ts';
import { entryTitle } from '../content/entry-title.ts';
import { textChanges } from '../content/text-changes.ts';
import { fileAt, changedFiles, publishedCommit } from '../publishing/content-history.ts';
import { discardDraft, draftCommit } from '../publishing/drafts.ts';
import type { PublishingResult } from '../publishing/publishing.ts';
import { conflictsOf, resolveConflicts } from '../publishing/resolve-conflicts.ts';
import type { Editing, EditingVariables } from './editing.ts';
import { fieldPlace } from './field-place.ts';
import { forForms } from './form-names.ts';
import { collectionTitles, editingTexts as texts, publishingSentence } from './texts.ts';

const orderSchema = z.strictObject({ message: z.string().trim().max(200) });
const winnerSchema = z.strictObject({ winner: z.enum(['draft', 'published']) });
const laterSchema = orderSchema.extend({ at: z.iso.datetime({ offset: true }) });

const TELL_EVERY_MS = 250;

/** Changes in words, publishing with its progress, history and appointments. */
export function publishingRoutes(editing: Editing): Hono<EditingVariables> {
  const { history, publisher, schedule, withDraft } = editing;
  const app = new Hono<EditingVariables>();
  const told = (result: PublishingResult) => ({
    ...result,
    sentence: publishingSentence(result),
    ...(result.status === 'problems' && {
      problems: result.problems.map((problem) => ({
        sentence: sentenceOf(problem, forForms),
        ...fieldPlace(publisher.checkRoot, problem),
      })),
    }),
  });

  app.get('/changes', async (context) => {
    const [from, to] = await withDraft(context.var.editor, async (draft) =>
      Promise.all([publishedCommit(history), draftCommit(history, draft)]),
    );
    return context.json(await changesBetween(editing, from, to));
  });

  app.get('/conflicts', async (context) => {
    const { editor } = context.var;
    const found = await withDraft(editor, async (draft) => ({
      files: await conflictsOf(history, draft),
      states: await Promise.all([publishedCommit(history), draftCommit(history, draft)]),
    }));
    const { files, states } = found;
    if (files.length === 0) return context.json([]);
    const changes = await changesBetween(editing, ...states);
    return context.json(changes.filter(({ file }) => files.includes(file)));
  });

  app.post('/conflicts', async (context) => {
    const sent = winnerSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!sent.success) return context.json({ sentence: texts.notSaved }, 400);
    await withDraft(context.var.editor, (draft) =>
      resolveConflicts(history, draft, sent.data.winner),
    );
    return context.json({ sentence: texts.decided });
  });

  app.delete('/draft', async (context) => {
    await withDraft(context.var.editor, (draft) => discardDraft(history, draft));
    return context.json({ status: 'discarded' });
  });

  app.post('/publications', async (context) => {
    const sent = orderSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!sent.success) return context.json({ sentence: texts.notSaved }, 400);
    return context.json(told(await editing.publish(context.var.editor, sent.data.message)));
  });

  app.get('/publications', async (context) => {
    const found = await publisher.history();
    return context.json(
      found.map(({ commit, at, by, message }) => ({ commit, at: at.toISOString(), by, message })),
    );
  });

  app.get('/publications/:commit/changes', async (context) => {
    const commit = context.req.param('commit');
    const found = (await publisher.history()).find((one) => one.commit === commit);
    if (found === undefined) return context.json({ sentence: texts.noEntry }, 404);
    return context.json(await changesBetween(editing, `${commit}^`, commit));
  });

  app.post('/publications/:commit/back', async (context) => {
    const commit = context.req.param('commit');
    const found = (await publisher.history()).find((one) => one.commit === commit);
    if (found === undefined) return context.json({ sentence: texts.noEntry }, 404);
    return context.json(told(await publisher.goBack(commit, context.var.editor)));
  });

  app.post('/publications/:commit/undo', async (context) => {
    const [newest] = await publisher.history();
    // Somebody else may have published since the list was read.
    if (newest?.commit !== context.req.param('commit')) {
      return context.json({ sentence: texts.notNewest }, 409);
    }
    return context.json(told(await publisher.goBack(`${newest.commit}^`, context.var.editor)));
  });

  app.get('/progress', (context) =>
    streamSSE(context, async (stream) => {
      let last = '';
      while (!stream.aborted) {
        const now = JSON.stringify(publisher.current() ?? null);
        if (now !== last) await stream.writeSSE({ data: now });
        last = now;
        await stream.sleep(TELL_EVERY_MS);
      }
    }),
  );

  app.get('/appointments', (context) =>
    context.json(
      schedule.all().map(({ id, at, author, message, failure }) => ({
        ...{ id, at, message, failure },
        by: author.name,
      })),
    ),
  );

  app.post('/appointments', async (context) => {
    const sent = laterSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!sent.success) return context.json({ sentence: texts.notSaved }, 400);
    const at = new Date(sent.data.at);
    if (at <= new Date()) return context.json({ sentence: texts.tooEarly }, 400);
    const { editor } = context.var;
    const commit = await withDraft(editor, (draft) => draftCommit(history, draft));
    const { id } = schedule.add(at, { commit, author: editor, message: sent.data.message });
    return context.json({ id });
  });

  app.delete('/appointments/:id', (context) => {
    schedule.remove(context.req.param('id'));
    return context.json({ status: 'removed' });
  });

  return app;
}

/** What differs between two states, entry by entry; pictures by their name. */
async function changesBetween({ history }: Editing, from: string, to: string) {
  const files = await changedFiles(history, from, to);
  return Promise.all(
    files.map(async (file) => {
      const slug = basename(file, extname(file));
      const collection = collectionOfFile(file);
      if (collection === undefined) return { file, title: file, slug, changes: [] };
      const [before, after] = await Promise.all(
        [from, to].map(async (commit) => stateOf(file, await fileAt(history, commit, file))),
      );
      const changes = textChanges(collection.name, before, after, texts.body);
      const values = (after ?? before)?.values;
      const named = collection.only === undefined ? `: ${entryTitle({ slug, values })}` : '';
      const title = `${collectionTitles[collection.name]}${named}`;
      return { file, title, collection: collection.name, slug, changes };
    }),
  );
}

function stateOf(file: string, text: string | undefined) {
  if (text === undefined) return undefined;
  const { fields, body } = splitEntry(file, text);
  return { values: fieldsIn(fields), body };
}
