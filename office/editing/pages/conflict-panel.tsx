import { Button } from '#ui/button.tsx';
import { EntryChanges, type ChangedEntry } from './entry-changes.tsx';
import { pageTexts } from './page-texts.ts';

const texts = pageTexts.conflict;

interface ConflictPanelProps {
  entries: readonly ChangedEntry[];
  isBusy: boolean;
  onDecide: (winner: 'draft' | 'published') => void;
}

/** Shows both versions where two people changed the same words, and lets one be chosen. */
export function ConflictPanel({ entries, isBusy, onDecide }: ConflictPanelProps) {
  return (
    <section className="editing-form">
      <div>
        <h2 className="editing-heading">{texts.heading}</h2>
        <p>{texts.sentence}</p>
      </div>
      {entries.map((entry) => (
        <EntryChanges
          key={entry.file}
          entry={entry}
          names={{ before: texts.theirs, after: texts.mine }}
        />
      ))}
      <div className="editing-toolbar">
        <Button disabled={isBusy} onClick={() => onDecide('draft')}>
          {texts.keepMine}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => onDecide('published')}>
          {texts.keepTheirs}
        </Button>
      </div>
    </section>
  );
}
