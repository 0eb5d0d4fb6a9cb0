import { useRef, useState } from 'react';
import { today } from '#lib/wall-time.ts';
import type { DiaryContent } from '#content-model/queries.ts';
import { Button } from '#ui/button.tsx';
import { fileFormat, fileLimit, type Night } from './contract.ts';
import {
  compareNights,
  encryptedStart,
  ImportProblem,
  readDiary,
  writeDiary,
  writeTable,
} from './diary-file.ts';
import { addNights, noteExport, removeAll, type DiaryState } from './diary-store.ts';
import { PassphraseForm } from './passphrase-form.tsx';
import { texts } from './texts.ts';

export interface DataPanelProps {
  diary: DiaryState;
  content: Pick<DiaryContent, 'storage'>;
  /** Tells the visitor what happened. */
  onNotice: (sentence: string) => void;
}

/** What the panel asks before it goes on. */
type Question =
  | { kind: 'encrypt' | 'remove' }
  | { kind: 'decrypt'; file: Uint8Array }
  | { kind: 'conflicts'; added: Night[]; conflicts: Night[] };

const fileName = (ending: string) => `${fileFormat}-${today()}.${ending}`;

/** Export, import, print and erase; all of it stays on the device. */
export function DataPanel({ diary, content, onNotice }: DataPanelProps) {
  const [question, setQuestion] = useState<Question>();
  const chooser = useRef<HTMLInputElement>(null);
  const { imports } = texts;
  const nights = diary.nights.values();

  const exported = async () => {
    // First, because choosing a file meanwhile can open a question.
    setQuestion(undefined);
    await noteExport();
    onNotice(texts.exported);
  };

  const takeOver = async (taken: readonly Night[]) => {
    if (taken.length > 0) await addNights(taken);
    setQuestion(undefined);
    onNotice(imports.done(texts.count(taken.length)));
  };

  const readText = async (text: string) => {
    try {
      const { added, conflicts } = compareNights(readDiary(text), diary.nights);
      if (conflicts.length > 0) setQuestion({ kind: 'conflicts', added, conflicts });
      else await takeOver(added);
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error;
      setQuestion(undefined);
      onNotice(error.message);
    }
  };

  const readFile = async (file: File) => {
    if (file.size > fileLimit) {
      onNotice(imports.huge);
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    if (text.startsWith(encryptedStart)) setQuestion({ kind: 'decrypt', file: bytes });
    else await readText(text);
  };

  const encryptWith = async (passphrase: string) => {
    const { encrypt } = await import('./encrypted-file.ts');
    const bytes = await encrypt(writeDiary(nights), passphrase);
    download(fileName('json.age'), bytes as BlobPart, 'application/octet-stream');
    await exported();
  };

  const decryptWith = async (file: Uint8Array, passphrase: string) => {
    const { decrypt } = await import('./encrypted-file.ts');
    const text = await decrypt(file, passphrase).catch(() => undefined);
    if (text === undefined) onNotice(imports.passphrase);
    else await readText(text);
  };

  return (
    <section aria-labelledby="data-heading" className="not-printed stack-6">
      <h2 id="data-heading" className="diary-heading">
        {texts.yourData}
      </h2>
      <p>{content.storage}</p>
      <div className="cluster-4 flex-wrap">
        <Button
          variant="quiet"
          onClick={() => {
            download(fileName('json'), writeDiary(nights), 'application/json');
            void exported();
          }}
        >
          {texts.exportJson}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            download(fileName('csv'), writeTable(nights), 'text/csv');
            void exported();
          }}
        >
          {texts.exportCsv}
        </Button>
        <Button variant="quiet" onClick={() => setQuestion({ kind: 'encrypt' })}>
          {texts.exportEncrypted}
        </Button>
        <Button variant="quiet" disabled={diary.nights.size === 0} onClick={() => print()}>
          {texts.print}
        </Button>
        <Button variant="quiet" onClick={() => chooser.current?.click()}>
          {texts.import}
        </Button>
        <Button variant="quiet" onClick={() => setQuestion({ kind: 'remove' })}>
          {texts.removeAll}
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
      {question?.kind === 'encrypt' ? (
        <PassphraseForm isNew submit={texts.encrypt} onSubmit={encryptWith} />
      ) : null}
      {question?.kind === 'decrypt' ? (
        <PassphraseForm
          submit={texts.decrypt}
          onSubmit={(passphrase) => decryptWith(question.file, passphrase)}
        />
      ) : null}
      {question?.kind === 'conflicts' ? (
        <div role="alert" className="notice stack-4">
          <p>{imports.conflicts(texts.count(question.conflicts.length))}</p>
          <div className="cluster-4 flex-wrap">
            <Button onClick={() => void takeOver(question.added)}>{imports.keep}</Button>
            <Button
              variant="quiet"
              onClick={() => void takeOver([...question.added, ...question.conflicts])}
            >
              {imports.replace}
            </Button>
          </div>
        </div>
      ) : null}
      {question?.kind === 'remove' ? (
        <div role="alert" className="notice stack-4">
          <p>{texts.removeAllQuestion}</p>
          <div className="cluster-4 flex-wrap">
            <Button onClick={() => setQuestion(undefined)}>{texts.cancel}</Button>
            <Button
              variant="quiet"
              onClick={() => {
                setQuestion(undefined);
                void removeAll().then(() => onNotice(texts.removedAll));
              }}
            >
              {texts.removeAllYes}
            </Button>
          </div>
        </div>
      ) : null}
    </section>
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
