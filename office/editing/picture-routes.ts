import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { MOST_PICTURE_BYTES, takePicture } from '../content/pictures.ts';
import { saveInDraft } from '../publishing/save-in-draft.ts';
import type { Editing, EditingVariables } from './editing.ts';
import { editingTexts as texts, pictureSentence } from './texts.ts';

const uploadSchema = z.object({
  name: z.string().max(200),
  leastWidth: z.coerce.number().int().min(0).max(10_000).default(0),
  leastHeight: z.coerce.number().int().min(0).max(10_000).default(0),
});

const PICTURE_NAME = /^[a-z0-9-]+\.(?:jpe?g|png|webp|avif)$/u;

const no = (sentence: string) => ({ sentence });

/** Taking pictures into a draft, and showing them. */
export function pictureRoutes({ withDraft }: Editing): Hono<EditingVariables> {
  const app = new Hono<EditingVariables>();

  app.post('/pictures', async (context) => {
    const asked = uploadSchema.safeParse(context.req.query());
    if (!asked.success) return context.json(no(texts.notSaved), 400);
    if (Number(context.req.header('content-length') ?? Number.NaN) > MOST_PICTURE_BYTES) {
      return context.json(no(pictureSentence({ reason: 'tooLarge' })), 413);
    }
    const bytes = Buffer.from(await context.req.arrayBuffer());
    const answer = await withDraft(context.var.editor, async (draft) => {
      const isTaken = (file: string): boolean => existsSync(join(draft.contentFolder, file));
      const taken = await takePicture({ bytes, ...asked.data, isTaken });
      if (taken.status === 'refused') return taken;
      const { file, width, height } = taken;
      await saveInDraft(draft, [{ file, content: taken.bytes, basedOn: undefined }]);
      return { status: taken.status, file, width, height };
    });
    if (answer.status === 'refused') return context.json(no(pictureSentence(answer)), 400);
    return context.json({ ...answer, address: `../${answer.file}` });
  });

  app.get('/pictures/:name', async (context) => {
    const name = context.req.param('name');
    if (!PICTURE_NAME.test(name)) return context.json(no(texts.noEntry), 404);
    const bytes = await withDraft(context.var.editor, (draft) =>
      readFile(join(draft.contentFolder, 'pictures', name)).catch(() => undefined),
    );
    if (bytes === undefined) return context.json(no(texts.noEntry), 404);
    const type = extname(name) === '.jpg' ? 'jpeg' : extname(name).slice(1);
    return context.body(new Uint8Array(bytes), 200, { 'Content-Type': `image/${type}` });
  });

  return app;
}
