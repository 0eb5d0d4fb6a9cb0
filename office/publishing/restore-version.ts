import type { Endpoint } from 'payload';
import { kindNamed } from '../collections/kinds.ts';
import type { ContentName } from '../fields/content-schema.ts';

/**
 * Restores a version: a draft as a draft, what was published for everybody. Payload's own way would put a draft in
 * place of what is published, or take the document off the website, and asks nobody.
 */
export const restoreVersion = (name: ContentName): Omit<Endpoint, 'root'> => ({
  method: 'post',
  path: '/versions/:id',
  handler: async (req) => {
    const { routeParams = {}, payload, searchParams } = req;
    const { id } = routeParams as { id: string };
    const { isSingle } = kindNamed(name);
    const common = { req, overrideAccess: false, depth: 0 } as const;
    const one = { ...common, slug: name as never };
    const some = { ...common, collection: name as never };
    const { version, parent } = (
      isSingle
        ? await payload.findGlobalVersionByID({ ...one, id })
        : await payload.findVersionByID({ ...some, id })
    ) as Version;
    const { id: _id, createdAt: _made, updatedAt: _changed, ...words } = version;
    const draft = words['_status'] === 'draft' || searchParams.get('draft') === 'true';
    const data = { ...words, _status: draft ? 'draft' : 'published' } as never;
    const doc: object = isSingle
      ? await payload.updateGlobal({ ...one, draft, data })
      : await payload.update({ ...some, id: parent, draft, data });
    return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') });
  },
});

interface Version {
  readonly version: Readonly<Record<string, unknown>>;
  readonly parent: string | number;
}
