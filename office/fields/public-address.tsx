import type { UIFieldServerProps } from 'payload';
import { previewAddress } from '../preview/preview-address.ts';
import { websitePort } from '../server/website-port.ts';
import type { ContentName } from './content-schema.ts';
import { editingTexts as texts } from './texts.ts';

/** Where visitors see a document, as a link. */
export function PublicAddress({ data, name }: UIFieldServerProps & { name: ContentName }) {
  const { slug, _status } = data as { slug?: string; _status?: string };
  const path = previewAddress(name, slug ?? '');
  // A document without a word for its address has no page yet.
  const isThere = !path.endsWith('/undefined') && !/[/#]$/u.test(path.slice(1));
  if (!isThere) return <p className="field-type">{texts.noAddressYet}</p>;
  const address = `${websitePort()?.address ?? ''}${path}`;
  return (
    <p className="field-type">
      {_status === 'published' ? texts.publicAddress : texts.laterAddress}
      <br />
      <a href={address} rel="noreferrer" target="_blank">
        {address.replace(/^https?:\/\//u, '')}
      </a>
    </p>
  );
}
