import type { Endpoint } from 'payload';
import type { ContentName } from '../fields/content-schema.ts';

/**
 * Restores a version of what there is once. Payload's own way would put a draft in place of what is
 * published, and checks nothing.
 */
export const restoreGlobal = (name: ContentName): Omit<Endpoint, 'root'> => ({
  method: 'post',
  path: '/versions/:id',
  handler: async (req) => {
    const { routeParams = {}, payload, searchParams } = req;
    const { id } = routeParams as { id: string };
    const common = { slug: name as never, req, overrideAccess: false } as const;
    const { version } = await payload.findGlobalVersionByID({ ...common, id, depth: 0 });
    const isDraft = searchParams.get('draft') === 'true';
    const { id: _id, createdAt: _made, updatedAt: _changed, ...words } = version as never as Words;
    const data = { ...words, _status: isDraft ? 'draft' : 'published' } as never;
    const doc = await payload.updateGlobal({ ...common, draft: isDraft, data });
    return Response.json({ ...(doc as object), message: req.t('version:restoredSuccessfully') });
  },
});

type Words = Readonly<Record<string, unknown>>;
