import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dayAfter, today } from '#lib/wall-time.ts';
import type { DiaryContent } from '#content-model/queries.ts';
import { keysOf } from '#lib/records.ts';
import { isKeptOffline } from '#site/keep-offline.ts';
import { Button } from '#ui/button.tsx';
import { changeAndFocus } from './change-and-focus.ts';
import { fileFormat, fileLimit, type Night } from './contract.ts';
import {
  compareNights,
  type DiaryFile,
  encryptedStart,
  ImportProblem,
  readDiary,
  writeDiary,
  writeReminder,
  writeTable,
} from './diary-file.ts';
import { addNights, type DiaryState, noteExport, removeAll } from './diary-store.ts';
import { nightsUntil } from './overview.tsx';
import { PassphraseForm } from './passphrase-form.tsx';
import { PrintedDiary, printSpans } from './printed-diary.tsx';
import { texts } from './texts.ts';

interface DataPanelProps {
  diary: DiaryState;
  content: Pick<DiaryContent, 'storage'>;
}

/** What the panel asks or says. */
type Answer =
  | { step: 'remove' }
  | { step: 'encrypt'; problem?: string }
  | { step: 'decrypt'; file: Uint8Array; problem?: string }
  | { step: 'conflicts'; file: DiaryFile; conflicts: Night[]; left: string }
  | { step: 'said'; sentence: string };

const fileName = (ending: string) => `${fileFormat}-${today()}.${ending}`;

/** Export, import, print and erase; all of it stays on the device. */
export function DataPanel({ diary, content }: DataPanelProps) {
  const [answer, setAnswer] = useState<Answer>();
  const [isOffline, setOffline] = useState(false);
  const [printSpan, setPrintSpan] = useState<keyof typeof printSpans>('fortnight');
  const [isEmptyPrinted, setEmptyPrinted] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<Answer>(undefined);
  const { imports } = texts;
  const nights = [...diary.nights.values()];

  // After every answer, because deleting everything takes the kept pages away.
  useEffect(() => {
    void isKeptOffline().then(setOffline);
  }, [answer, diary]);

  // Above the buttons, because it belongs to none of them, and with the focus, so that it is heard.
  const show = (next: Answer) => {
    shown.current = next;
    changeAndFocus(
      () => setAnswer(next),
      () => place.current?.querySelector<HTMLElement>('input, button') ?? place.current,
    );
  };
  const say = (sentence: string) => show({ step: 'said', sentence });

  // It must not push away what the visitor has asked for meanwhile.
  const sayAfter = async (step: Promise<void>, sentence: string) => {
    const before = shown.current;
    await step;
    if (shown.current === before) say(sentence);
  };

  const erase = async () => {
    const isErased = await removeAll();
    say(isErased ? texts.removedAll : texts.notRemoved);
  };

  const exported = () => sayAfter(noteExport(), texts.exported);

  const takeOver = (taken: readonly Night[], { thoughts }: DiaryFile, left: string) =>
    sayAfter(addNights(taken, thoughts), `${imports.done(texts.count(taken.length))}${left}`);

  // Compared anew, as another tab may have entered one of the nights since the question.
  const settle = (file: DiaryFile, left: string, wins: 'keep' | 'replace') => {
    const { added, conflicts } = compareNights(file.nights, diary.nights);
    return takeOver(wins === 'keep' ? added : [...added, ...conflicts], file, left);
  };

  const readText = async (text: string) => {
    try {
      const { unread, ...file } = readDiary(text);
      const { conflicts } = compareNights(file.nights, diary.nights);
      const left = unread.length === 0 ? '' : ` ${imports.unread(unread.join(', '))}`;
      if (conflicts.length > 0) show({ step: 'conflicts', file, conflicts, left });
      else await settle(file, left, 'keep');
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error;
      say(error.message);
    }
  };

  const readFile = async (file: File) => {
    if (file.size > fileLimit) {
      say(imports.huge);
      return;
    }
    const buffer = await file.arrayBuffer().catch(() => undefined);
    if (buffer === undefined) {
      say(imports.unreadable);
      return;
    }
    const bytes = new Uint8Array(buffer);
    const text = new TextDecoder().decode(bytes);
    if (text.startsWith(encryptedStart)) show({ step: 'decrypt', file: bytes });
    else await readText(text);
  };

  const encryptWith = async (passphrase: string) => {
    const loaded = await import('./encrypted-file.ts').catch(() => undefined);
    if (!loaded) {
      show({ step: 'encrypt', problem: texts.passphraseUnloaded });
      return;
    }
    const bytes = await loaded.encrypt(writeDiary(nights, diary.thoughts), passphrase);
    download(fileName('json.age'), bytes, 'application/octet-stream');
    await exported();
  };

  const decryptWith = async (file: Uint8Array, passphrase: string) => {
    const loaded = await import('./encrypted-file.ts').catch(() => undefined);
    if (!loaded) {
      show({ step: 'decrypt', file, problem: texts.passphraseUnloaded });
      return;
    }
    const text = await loaded.decrypt(file, passphrase).catch(() => undefined);
    if (text === undefined) show({ step: 'decrypt', file, problem: imports.passphrase });
    else await readText(text);
  };

  // The page has to be there before the browser prints it.
  const printPage = (isEmpty: boolean) => {
    flushSync(() => setEmptyPrinted(isEmpty));
    print();
    // An iPad lays the sheet out after this; it may change again when somebody goes on.
    const goOn = () => setEmptyPrinted(false);
    for (const event of ['pointerdown', 'keydown'])
      addEventListener(event, goOn, { once: true, capture: true });
  };

  // An empty diary has nothing to export or to delete.
  const isEmpty =
    [diary.nights, diary.drafts].every(({ size }) => size === 0) && diary.thoughts.length === 0;
  // A night that a wrong clock put into the future is not what a doctor is shown.
  const days = [...diary.nights.keys()].sort();
  const newest = days.findLast((day) => day <= today()) ?? days.at(-1) ?? today();
  return (
    <>
      <section aria-labelledby="data-heading" className="diary-data not-printed stack-6">
        <h2 id="data-heading" className="diary-heading">
          {texts.yourData}
        </h2>
        <div ref={place} role="status" tabIndex={-1} className="data-answer no-room-empty">
          {answer?.step === 'said' ? <p className="notice">{answer.sentence}</p> : null}
          {answer?.step === 'encrypt' ? (
            <PassphraseForm
              isNew
              submit={texts.encrypt}
              problem={answer.problem}
              onSubmit={encryptWith}
            />
          ) : null}
          {answer?.step === 'decrypt' ? (
            <PassphraseForm
              submit={texts.decrypt}
              problem={answer.problem}
              onSubmit={(passphrase) => decryptWith(answer.file, passphrase)}
            />
          ) : null}
          {answer?.step === 'conflicts' ? (
            <div className="notice stack-4">
              <p>{imports.conflicts(answer.conflicts.length)}</p>
              <div className="cluster-4 flex-wrap">
                <Button onClick={() => void settle(answer.file, answer.left, 'keep')}>
                  {imports.keep}
                </Button>
                <Button
                  variant="quiet"
                  onClick={() => void settle(answer.file, answer.left, 'replace')}
                >
                  {imports.replace}
                </Button>
              </div>
            </div>
          ) : null}
          {answer?.step === 'remove' ? (
            <div className="notice stack-4">
              <p>{texts.removeAllQuestion}</p>
              <div className="cluster-4 flex-wrap">
                <Button onClick={() => say(texts.nothingRemoved)}>{texts.cancel}</Button>
                <Button variant="quiet" onClick={() => void erase()}>
                  {texts.removeAllYes}
                </Button>
              </div>
            </div>
          ) : null}
        </div>
        <div className="data-ways">
          {isEmpty ? null : (
            <>
              <Button
                variant="quiet"
                size="large"
                onClick={() => {
                  download(
                    fileName('json'),
                    writeDiary(nights, diary.thoughts),
                    'application/json',
                  );
                  void exported();
                }}
              >
                {texts.exportJson}
              </Button>
              <Button variant="row" onClick={() => show({ step: 'encrypt' })}>
                {texts.exportEncrypted}
              </Button>
              <Button
                variant="row"
                onClick={() => {
                  download(fileName('csv'), writeTable(nights), 'text/csv');
                  say(texts.exportedCsv);
                }}
              >
                {texts.exportCsv}
              </Button>
            </>
          )}
          <Button variant="row" onClick={() => chooser.current?.click()}>
            {texts.import}
          </Button>
          <Button
            variant="row"
            onClick={() => {
              const first = writeReminder(dayAfter(today(), 1), location.href);
              download(fileName('ics'), first, 'text/calendar');
              say(texts.calendar.done);
            }}
          >
            {texts.calendar.button}
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".json,.age"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void readFile(file);
              target.value = '';
            }}
          />
        </div>
        <div className="print-ways cluster-4 flex-wrap items-end">
          {diary.nights.size === 0 ? null : (
            <>
              <label className="field">
                <span className="field-label">{texts.printSpan}</span>
                <select
                  className="field-control"
                  value={printSpan}
                  onChange={({ target }) =>
                    setPrintSpan(
                      keysOf(printSpans).find((span) => span === target.value) ?? 'fortnight',
                    )
                  }
                >
                  {keysOf(printSpans).map((span) => (
                    <option key={span} value={span}>
                      {texts.printSpans[span]}
                    </option>
                  ))}
                </select>
              </label>
              <Button variant="quiet" onClick={() => printPage(false)}>
                {texts.print}
              </Button>
            </>
          )}
          <Button variant="quiet" onClick={() => printPage(true)}>
            {texts.printEmpty}
          </Button>
        </div>
        <div className="stack-4 text-small text-text-muted">
          <p>{content.storage}</p>
          {isOffline ? <p>{texts.keptOffline}</p> : null}
        </div>
        {/* Apart from what is done every day. */}
        {isEmpty && !isOffline ? null : (
          <Button variant="quiet" className="data-end" onClick={() => show({ step: 'remove' })}>
            {texts.removeAll}
          </Button>
        )}
      </section>
      <PrintedDiary
        nights={isEmptyPrinted ? [] : nightsUntil(diary.nights, newest, printSpans[printSpan])}
      />
    </>
  );
}

/** Gives the visitor a file; nothing leaves the device. */
function download(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
