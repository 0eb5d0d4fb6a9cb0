import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { askOffice } from './ask-office.ts';
import type { ContentListProps } from './listed-collection.ts';
import { pageTexts } from './page-texts.ts';

const texts = pageTexts.remove;

/** The part of an address that says which entry was just deleted. */
export const REMOVED = 'geloescht';

interface RemovedNoteProps extends ContentListProps {
  onBack: () => void;
}

/** Says what was deleted and offers to restore it. */
export function RemovedNote({ api, addressOf, onBack }: RemovedNoteProps) {
  const [removed] = useState(() => new URLSearchParams(location.search).get(REMOVED));
  const [state, setState] = useState<string>(texts.done);
  const [isBack, setBack] = useState(false);
  const [collection = '', slug = ''] = removed?.split('/') ?? [];
  if (slug === '') return null;
  const bringBack = async (): Promise<void> => {
    const { sentence } = await askOffice(api, `entries/${collection}/${slug}/back`, 'POST', {});
    setState(sentence ?? texts.back);
    setBack(sentence === undefined);
    onBack();
  };
  return (
    <div className="editing-note">
      <p role="status">{state}</p>
      {isBack ? (
        <a href={addressOf(collection, slug)}>{texts.open}</a>
      ) : (
        <Button
          variant="quiet"
          onClick={() => void bringBack().catch(() => setState(pageTexts.save.offline))}
        >
          {texts.undo}
        </Button>
      )}
    </div>
  );
}
