import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { isEditor, isTeam } from '../collections/access.ts';
import { asOne } from '../transfer/as-one.ts';
import { changesOf, publishChosen } from './changes.ts';
import { goBack } from './go-back.ts';
import { dropPlanned, planPublication } from './planned.ts';
import { queuePublication, statusOf } from './publications.ts';
import { publishingTexts as texts } from './texts.ts';

type Handle = (req: PayloadRequest) => Promise<unknown>;

const own = (method: 'get' | 'post', path: string, handle: Handle, may = isEditor): Endpoint => ({
  method,
  path: `/publishing/${path}`,
  handler: async (req) => {
    if (!may({ req }))
      return Response.json({ errors: [{ message: texts.notAllowed }] }, { status: 403 });
    return Response.json((await handle(req)) ?? {});
  },
});

const bodyOf = async (req: PayloadRequest): Promise<Readonly<Record<string, unknown>>> =>
  ((await req.json?.()) ?? {}) as Readonly<Record<string, unknown>>;

/** What the pages of the office ask about publishing, besides the documents themselves. */
export const publishingEndpoints: Endpoint[] = [
  own('get', 'status', ({ payload }) => statusOf(payload), isTeam),
  own('get', 'changes', async ({ payload }) => ({ documents: await changesOf(payload) })),
  own('post', 'publish', async (req) => {
    const { documents } = await bodyOf(req);
    await asOne(req, () => publishChosen(req, documents));
  }),
  own('post', 'back', async (req) => {
    const { publication } = await bodyOf(req);
    await asOne(req, () => goBack(req, publication));
  }),
  own('post', 'again', (req) => queuePublication(req.payload, texts.again, req)),
  own('post', 'plan', async (req) => ({
    sentence: await planPublication(req, await bodyOf(req)),
  })),
  own('post', 'unplan', async (req) => {
    const { id } = await bodyOf(req);
    if (!Number.isSafeInteger(id)) throw new APIError(texts.notPlanned, 400);
    await dropPlanned(req.payload, id as number);
  }),
];
