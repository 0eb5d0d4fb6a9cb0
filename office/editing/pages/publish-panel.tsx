import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { askOffice, OfficeAway } from './ask-office.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { EntryChanges, type ChangedEntry } from './entry-changes.tsx';
import { pageTexts } from './page-texts.ts';
import { ProgressBar } from './progress-bar.tsx';
import { TextInput } from './text-input.tsx';
import { VersionList } from './version-list.tsx';

const texts = pageTexts.publish;

interface Told {
  readonly sentence?: string;
  readonly problems?: readonly {
    readonly sentence: string;
    /** The field in which it is mended, and its name in a form with a title. */
    readonly address?: string;
    readonly title?: string;
    readonly field?: string;
  }[];
}

/** What changes in words, publishing now or later, and the versions to go back to. */
export function PublishPanel({ api }: { api: string }) {
  const [changed, setChanged] = useState<readonly ChangedEntry[]>();
  const [conflicts, setConflicts] = useState<readonly ChangedEntry[]>([]);
  const [message, setMessage] = useState('');
  const [at, setAt] = useState('');
  const [told, setTold] = useState<Told>({});
  const [isBusy, setBusy] = useState(false);
  const [isSure, setSure] = useState(false);
  const [round, setRound] = useState(0);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const read = async (): Promise<void> => {
      setConflicts((await askOffice<ChangedEntry[]>(api, 'conflicts')).told);
      setChanged((await askOffice<ChangedEntry[]>(api, 'changes')).told);
    };
    read().catch(() => setTold({ sentence: pageTexts.save.offline }));
  }, [api, round]);
  const act = async (path: string, method: string, sent?: object): Promise<void> => {
    setBusy(true);
    try {
      const answer = await askOffice<Told>(api, path, method, sent);
      setTold(answer.told);
    } catch (error) {
      if (!(error instanceof OfficeAway)) throw error;
      setTold({ sentence: error.message });
    } finally {
      setBusy(false);
      setSure(false);
      setRound(round + 1);
      // The button that had the focus may be gone.
      result.current?.focus();
    }
  };
  const isEmpty = changed?.length === 0;
  return (
    <div className="editing-form">
      <div role="status" className="editing-state" tabIndex={-1} ref={result}>
        <p>{told.sentence}</p>
        {told.problems?.map((one) => (
          <p key={`${one.address ?? ''} ${one.sentence}`} className="field-error">
            {one.address === undefined ? null : (
              <>
                <a href={one.address}>
                  {one.title}
                  {one.field ? `, „${one.field}“` : ''}
                </a>
                {': '}
              </>
            )}
            {one.sentence}
          </p>
        ))}
      </div>
      {isBusy ? <ProgressBar api={api} /> : null}
      {conflicts.length > 0 ? (
        <ConflictPanel
          entries={conflicts}
          isBusy={isBusy}
          onDecide={(winner) => void act('conflicts', 'POST', { winner })}
        />
      ) : null}
      <section hidden={conflicts.length > 0}>
        <h2 className="editing-heading">{texts.changes}</h2>
        {changed === undefined ? <p>{pageTexts.loading}</p> : null}
        {isEmpty ? <p>{texts.nothing}</p> : null}
        {changed?.map((entry) => (
          <EntryChanges key={entry.file} entry={entry} />
        ))}
        {changed && !isEmpty ? (
          <div className="editing-publish">
            <TextInput label={texts.message} maxLength={200} value={message} onWrite={setMessage} />
            <Button disabled={isBusy} onClick={() => void act('publications', 'POST', { message })}>
              {texts.now}
            </Button>
            <details className="editing-collection">
              <summary>{texts.later}</summary>
              <TextInput type="datetime-local" label={texts.at} value={at} onWrite={setAt} />
              <Button
                variant="quiet"
                disabled={isBusy || at === ''}
                onClick={() => {
                  const moment = new Date(at).toISOString();
                  void act('appointments', 'POST', { message, at: moment });
                }}
              >
                {texts.later}
              </Button>
            </details>
            <Button
              variant="quiet"
              disabled={isBusy}
              onClick={() => (isSure ? void act('draft', 'DELETE') : setSure(true))}
            >
              {isSure ? texts.sure : texts.discard}
            </Button>
          </div>
        ) : null}
      </section>
      <VersionList api={api} round={round} isBusy={isBusy} onAct={act} />
    </div>
  );
}
