import { addDataAndFileToRequest, type Endpoint, type TypeWithID } from 'payload';
import type { ContentName } from '../fields/content-schema.ts';
import { kindTitle } from '../publishing/title.ts';
import { rememberNewest } from './remember-newest.ts';
import { BASED_ON, isNewForm } from './stale-save.ts';

/** What forms for new documents have made. */
const made = rememberNewest<Promise<Document | undefined>>();

interface Document extends TypeWithID {
  readonly [BASED_ON]?: unknown;
}

/**
 * Makes a document for a form once. When the answer is lost the form sends its words again, and then they change the
 * document that it has made. Payload's own way would make a second one.
 */
export const createOnce = (name: ContentName): Omit<Endpoint, 'root'> => ({
  method: 'post',
  path: '/',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const { payload, searchParams, user } = req;
    const data = (req.data ?? {}) as Record<string, unknown>;
    const draft = searchParams.get('draft') === 'true';
    const depth = Number(searchParams.get('depth') ?? payload.config.defaultDepth);
    const common = { collection: name, draft, depth, req, overrideAccess: false };
    const save = async (before: Document | undefined): Promise<Document> =>
      (await (before === undefined
        ? payload.create({ ...common, data })
        : payload.update({
            ...common,
            id: before.id,
            // An address that nobody typed stays as it was made.
            data: {
              ...data,
              slug: data['slug'] === '' ? undefined : (data['slug'] ?? undefined),
              [BASED_ON]: before[BASED_ON],
            },
          } as never))) as unknown as Document;
    const form = isNewForm(data[BASED_ON]) ? `${String(user?.id)} ${data[BASED_ON]}` : undefined;
    const before = form === undefined ? undefined : made.get(form);
    const saving = Promise.resolve(before).then(save);
    if (form !== undefined) {
      // A form that was refused has made nothing new.
      made.set(
        form,
        saving.catch(() => before),
      );
    }
    const message = req.t('general:successfullyCreated', { label: kindTitle({ name }) });
    return Response.json({ doc: await saving, message }, { status: 201 });
  },
});
