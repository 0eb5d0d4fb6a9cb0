import { useState } from 'react';
import type { CollectionName } from '../../content/entries.ts';
import { previewAddress } from '../../preview/preview-address.ts';
import { PREVIEW_PATH } from '../../preview/preview-page.ts';
import { EntryEditor } from './entry-editor.tsx';
import { pageTexts as texts } from './page-texts.ts';
import { PreviewFrame } from './preview-frame.tsx';

export interface EntryDeskProps {
  /** Address below which the office answers. */
  api: string;
  collection: string;
  slug: string;
}

/** The form of an entry, and beside it the page as visitors will see it. */
export function EntryDesk({ api, collection, slug }: EntryDeskProps) {
  const [round, setRound] = useState(0);
  const address = previewAddress(collection as CollectionName, slug);
  return (
    <div className="editing-desk">
      <p className="editing-back">
        <a href="/inhalte">{texts.toContents}</a>
      </p>
      <EntryEditor
        {...{ api, collection, slug }}
        onSaved={() => setRound((before) => before + 1)}
      />
      <PreviewFrame address={PREVIEW_PATH + address.replace(/^\/$|^\/(?=#)/u, '')} round={round} />
    </div>
  );
}
