import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { pageTexts } from './page-texts.ts';

const texts = pageTexts.remove;

/** Deletes an entry in two steps. */
export function RemoveEntry({ onRemove }: { onRemove: () => void }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <div>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {texts.ask}
        </Button>
      </div>
    );
  }
  return (
    <div className="editing-note editing-form" role="group" aria-label={texts.ask}>
      <p role="status">{texts.consequence}</p>
      <div className="editing-toolbar">
        <Button onClick={onRemove}>{texts.yes}</Button>
        <Button variant="quiet" onClick={() => setAsked(false)}>
          {texts.no}
        </Button>
      </div>
    </div>
  );
}
