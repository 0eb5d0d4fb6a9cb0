'use client';
import './publishing.css';
import { Banner, Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useHydrated } from '../../src/lib/use-hydrated.ts';
import { DifferenceList } from '../fields/difference-list.tsx';
import { inGerman } from '../german.ts';
import { ask } from './ask.ts';
import type { ChangedDocument } from './changes.ts';
import type { Planned } from './planned.ts';
import type { Publication } from './publications.ts';
import { publishingTexts } from './texts.ts';

const { page: texts } = publishingTexts;

interface Props {
  readonly changes: readonly ChangedDocument[];
  readonly planned: readonly Planned[];
  readonly publications: readonly Publication[];
}

const keyOf = ({ kind, id }: ChangedDocument): string => `${kind}/${String(id)}`;

/** The three lists, and what can be done with them. */
export function PublishingPage({ changes, planned, publications }: Props) {
  const router = useRouter();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [sentence, setSentence] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isReady = useHydrated() && !isBusy;
  const send = async (path: keyof typeof texts.waiting, body: object): Promise<void> => {
    setBusy(true);
    const waiting = toast.loading(texts.waiting[path]);
    const answer = await ask(path, body);
    toast.dismiss(waiting);
    setSentence(typeof answer === 'string' ? answer : undefined);
    if (typeof answer !== 'string') setChosen(new Set());
    setBusy(false);
    router.refresh();
  };
  const toggle = (key: string): void => {
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  };
  const documents = changes
    .filter((one) => chosen.has(keyOf(one)))
    .map(({ kind, id, at }) => ({ kind, id, at }));
  return (
    <>
      {sentence !== undefined && <Banner type="error">{sentence}</Banner>}
      <h2>{texts.changes}</h2>
      {changes.length === 0 ? (
        <p>{texts.noChanges}</p>
      ) : (
        <>
          <p>{texts.changesHint}</p>
          <ul className="publishing-list">
            {changes.map((one) => (
              <li key={keyOf(one)}>
                <label>
                  <input
                    checked={chosen.has(keyOf(one))}
                    disabled={!isReady}
                    onChange={() => {
                      toggle(keyOf(one));
                    }}
                    type="checkbox"
                  />
                  <strong>{one.title}</strong>
                </label>{' '}
                <a href={one.to}>{texts.open}</a>
                <br />
                {one.isNew || one.fields.length === 0 ? (
                  <p>{one.isNew ? texts.isNew : texts.same}</p>
                ) : (
                  <Differences all={one.fields} />
                )}
                <small>{texts.changedBy(one.by, inGerman(one.at))}</small>
              </li>
            ))}
          </ul>
          <Button
            disabled={!isReady || documents.length === 0}
            margin={false}
            onClick={() => void send('publish', { documents })}
          >
            {texts.publish(documents.length)}
          </Button>
        </>
      )}
      <h2>{texts.planned}</h2>
      {planned.length === 0 && <p>{texts.noPlanned}</p>}
      <ul className="publishing-list">
        {planned.map(({ id, title, at, person, isLeaving }) => (
          <li key={id}>
            <strong>{title}</strong>
            <br />
            {isLeaving ? texts.leaves(inGerman(at)) : texts.appears(inGerman(at))}
            <br />
            <small>{texts.plannedBy(person)}</small>{' '}
            <Button
              buttonStyle="secondary"
              disabled={!isReady}
              margin={false}
              onClick={() => {
                if (window.confirm(texts.sureToUnplan(title, inGerman(at))))
                  void send('unplan', { id });
              }}
              size="small"
            >
              {texts.unplan}
            </Button>
          </li>
        ))}
      </ul>
      <h2>{texts.earlier}</h2>
      <p>{publications.length === 0 ? texts.nothingEarlier : texts.earlierHint}</p>
      <ol className="publishing-list">
        {publications.map(({ id, what, personName, updatedAt }, at) => (
          <li key={id}>
            <strong>{what}</strong>
            <br />
            <small>{texts.publishedBy(personName, inGerman(updatedAt))}</small>{' '}
            {at === 0 ? (
              <small>{texts.current}</small>
            ) : (
              <Button
                buttonStyle="secondary"
                disabled={!isReady}
                margin={false}
                onClick={() => {
                  if (window.confirm(texts.sure(inGerman(updatedAt))))
                    void send('back', { publication: id });
                }}
                size="small"
              >
                {texts.back}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const Differences = ({ all }: { readonly all: ChangedDocument['fields'] }) => (
  <details>
    <summary>{all.map(({ label }) => label).join(', ')}</summary>
    <DifferenceList all={all} shown={texts.before} kept={texts.after} />
  </details>
);
