import type { UIFieldServerProps } from 'payload';
import { previewAddress } from '../preview/preview-address.ts';
import type { ContentName } from './content-schema.ts';
import { editingTexts as texts } from './texts.ts';

/** Where visitors see a document, as a link. */
export async function PublicAddress({
  data,
  name,
  payload,
}: UIFieldServerProps & { name: ContentName }) {
  const { slug, _status } = data as { slug?: string; _status?: string };
  const brand = { slug: 'brand' as never, depth: 0, select: { siteUrl: true } as never };
  const { siteUrl } = (await payload.findGlobal(brand)) as { siteUrl?: string };
  const path = previewAddress(name, slug ?? '');
  // A document without a word for its address has no page yet.
  const isThere = !path.endsWith('/undefined') && !/[/#]$/u.test(path.slice(1));
  if (!isThere) return <p className="field-type">{texts.noAddressYet}</p>;
  return (
    <p className="field-type">
      {_status === 'published' ? texts.publicAddress : texts.laterAddress}
      <br />
      <a href={`${siteUrl ?? ''}${path}`} rel="noreferrer" target="_blank">
        {`${siteUrl ?? ''}${path}`.replace(/^https?:\/\//u, '')}
      </a>
    </p>
  );
}
