import { Hono } from 'hono';
import { isAllowedOrigin } from '#server/http/allowed-host.ts';
import { isDatabaseAway } from '../database-away.ts';
import { layoutTexts } from '../layout/texts.ts';
import type { Editor } from '../publishing/drafts.ts';
import { collectionRoutes } from './collection-routes.ts';
import { isDiskFull } from '../publishing/git.ts';
import type { Editing, EditingVariables } from './editing.ts';
import { entryRoutes } from './entry-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { publishingRoutes } from './publishing-routes.ts';
import { editingTexts as texts } from './texts.ts';

/** Below this address the office answers what its editing pages ask. */
export const EDITING_PATH = '/api/inhalte';

const READING = new Set(['GET', 'HEAD']);

/**
 * The API of the pages for editing and publishing. It answers only editors, and refuses changes that
 * come from another origin.
 *
 * @param editorOf Who sends a request, by the session; undefined without one.
 */
export function createEditingApp(
  editing: Editing,
  editorOf: (request: Request) => Promise<Editor | undefined> | Editor | undefined,
): Hono<EditingVariables> {
  const app = new Hono<EditingVariables>();
  app.use(async (context, next) => {
    const { req } = context;
    const editor = await editorOf(req.raw);
    if (editor === undefined) return context.json({ sentence: texts.notSignedIn }, 401);
    const origin = req.header('origin');
    const isForeign = origin === undefined || !isAllowedOrigin(origin, req.header('host'), []);
    if (!READING.has(req.method) && isForeign) return context.text('Forbidden\n', 403);
    context.set('editor', editor);
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Content-Security-Policy', "default-src 'none'; sandbox");
    return undefined;
  });
  app.onError((error, context) => {
    const isFull = isDiskFull(error);
    editing.events.failure('Something could not be edited.', error);
    if (isDatabaseAway(error)) return context.json({ sentence: layoutTexts.failed }, 503);
    const sentence = isFull ? texts.diskFull : texts.notSaved;
    return context.json({ sentence }, isFull ? 507 : 500);
  });
  app.route(EDITING_PATH, collectionRoutes(editing));
  app.route(EDITING_PATH, entryRoutes(editing));
  app.route(EDITING_PATH, pictureRoutes(editing));
  app.route(EDITING_PATH, publishingRoutes(editing));
  return app;
}
