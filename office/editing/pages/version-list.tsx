import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { askOffice } from './ask-office.ts';
import { EntryChanges, type ChangedEntry } from './entry-changes.tsx';
import { pageTexts } from './page-texts.ts';
import { TwoSteps } from './two-steps.tsx';

const texts = pageTexts.publish;

interface Version {
  readonly commit: string;
  readonly at: string;
  readonly by: string;
  readonly message: string;
}

interface Appointment {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly message: string;
  readonly failure?: string;
}

export interface VersionListProps {
  api: string;
  /** Another number when something has changed. */
  round: number;
  isBusy: boolean;
  onAct: (path: string, method: string) => Promise<void>;
}

const moment = (iso: string): string =>
  new Date(iso).toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'short' });

/** Scheduled publications and all published versions, each of which can be restored. */
export function VersionList({ api, round, isBusy, onAct }: VersionListProps) {
  const [versions, setVersions] = useState<readonly Version[]>([]);
  const [waiting, setWaiting] = useState<readonly Appointment[]>([]);
  useEffect(() => {
    const read = async (): Promise<void> => {
      setVersions((await askOffice<Version[]>(api, 'publications')).told);
      setWaiting((await askOffice<Appointment[]>(api, 'appointments')).told);
    };
    // A request for the changes already shows that the office cannot be reached.
    read().catch(() => undefined);
  }, [api, round]);
  return (
    <>
      {waiting.length > 0 ? (
        <section>
          <h2 className="editing-heading">{texts.waiting}</h2>
          <ul className="editing-entries">
            {waiting.map(({ id, at, by, message, failure }) => (
              <li key={id}>
                <span>{`${moment(at)}, ${by}: ${message}`}</span>
                {failure === undefined ? null : <span className="field-error">{texts.failed}</span>}
                <Button
                  variant="quiet"
                  disabled={isBusy}
                  onClick={() => void onAct(`appointments/${id}`, 'DELETE')}
                >
                  {texts.cancel}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h2 className="editing-heading">{texts.history}</h2>
        {versions.length === 0 ? <p>{pageTexts.lists.empty}</p> : null}
        <ol className="editing-entries">
          {versions.map(({ commit, at, by, message }, index) => (
            <li key={commit}>
              <span>{`${moment(at)}, ${by}: ${message}`}</span>
              <VersionChanges api={api} commit={commit} />
              {index === 0 ? <span className="field-hint">{texts.current}</span> : null}
              <TwoSteps
                {...(index === 0 ? texts.undo : texts.back(moment(at)))}
                isBusy={isBusy}
                onYes={() => {
                  const way = index === 0 ? 'undo' : 'back';
                  void onAct(`publications/${commit}/${way}`, 'POST');
                }}
              />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function VersionChanges({ api, commit }: { api: string; commit: string }) {
  const [entries, setEntries] = useState<readonly ChangedEntry[]>();
  const read = async (): Promise<void> => {
    const path = `publications/${commit}/changes`;
    setEntries((await askOffice<ChangedEntry[]>(api, path)).told);
  };
  return (
    <details
      className="editing-collection"
      onToggle={() => {
        // A list that could not be loaded is loaded when it is opened again.
        if (entries === undefined) read().catch(() => undefined);
      }}
    >
      <summary>{texts.details}</summary>
      {entries?.map((entry) => <EntryChanges key={entry.file} entry={entry} />) ?? (
        <p>{pageTexts.loading}</p>
      )}
    </details>
  );
}
