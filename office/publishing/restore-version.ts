import type { Endpoint } from 'payload';
import { kindNamed } from '../collections/kinds.ts';
import type { ContentName } from '../fields/content-schema.ts';
import { changeDocument, wordsOf } from '../transfer/versions-of.ts';

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
    const kind = kindNamed(name);
    const common = { req, overrideAccess: false } as const;
    const wanted = { ...common, id, depth: 0 };
    const { version, parent } = (
      kind.isSingle
        ? await payload.findGlobalVersionByID({ ...wanted, slug: name as never })
        : await payload.findVersionByID({ ...wanted, collection: name as never })
    ) as Version;
    const { id: _id, ...words } = wordsOf(version);
    const draft = words['_status'] === 'draft' || searchParams.get('draft') === 'true';
    const data = { ...words, _status: draft ? 'draft' : 'published' };
    const doc = await changeDocument(kind, parent, { ...common, draft, data });
    return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') });
  },
});

interface Version {
  readonly version: Readonly<Record<string, unknown>>;
  readonly parent: string | number;
}
