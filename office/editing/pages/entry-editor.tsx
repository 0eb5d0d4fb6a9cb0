import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { EntryProblem } from '../../content/entry-problems.ts';
import { idOf, updateAt } from './field-schema.ts';
import { Form, type FormContext } from './form-context.ts';
import { pageTexts as texts } from './page-texts.ts';
import { PREVIEW_ID } from './preview-frame.tsx';
import { GroupFields } from './schema-field.tsx';
import { useDraft } from './use-draft.ts';
import { TwoSteps } from './two-steps.tsx';

// Only pages with a text load the editor for it.
const BodyField = lazy(() =>
  import('./body-field.tsx').then(
    (loaded) => ({ default: loaded.BodyField }),
    () => ({ default: () => <p role="alert">{texts.body.failed}</p> }),
  ),
);

export interface EntryEditorProps {
  /** Address below which the office answers. */
  api: string;
  collection: string;
  slug: string;
  /** Called when the draft says something new. */
  onSaved?: () => void;
}

/** The form of one entry; it saves by itself. */
export function EntryEditor({
  api,
  collection,
  slug,
  onSaved = () => undefined,
}: EntryEditorProps) {
  const draft = useDraft(api, collection, slug, onSaved);
  const { entry, words, problems, write, kept, isOutdated } = draft;
  const update: FormContext['update'] = (path, updated) =>
    write(({ values, ...rest }) => ({
      ...rest,
      values: updateAt(values, path, updated) as typeof values,
    }));
  const change: FormContext['change'] = (path, value) => update(path, () => value);
  const [sought, seek] = useState<{ line: number }>();
  const isThere = entry !== undefined;
  // A link may lead to a field, which did not exist yet when the browser opened the page.
  useEffect(() => {
    if (!isThere || location.hash === '') return;
    const field = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [isThere]);
  return (
    <div className="editing-form">
      <div className="editing-state">
        <p role="status">{draft.state}</p>
        <a href={`#${PREVIEW_ID}`} className="editing-narrow">
          {texts.toPreview}
        </a>
        <a href="/veroeffentlichen">{texts.toPublishing}</a>
      </div>
      {entry === undefined ? (
        <p>{texts.loading}</p>
      ) : (
        <>
          {entry.isOnly ? null : <h2 className="editing-heading">{entry.title}</h2>}
          {entry.others.length > 0 ? (
            <p className="editing-note">{texts.others(entry.others.map(({ name }) => name))}</p>
          ) : null}
          {isOutdated ? (
            <div className="editing-note">
              <Button onClick={draft.reload}>{texts.save.reload}</Button>
            </div>
          ) : null}
          {kept ? (
            <div className="editing-note">
              <p>{texts.save.kept}</p>
              <Button onClick={draft.useKept}>{texts.save.useKept}</Button>
              <Button variant="quiet" onClick={draft.dropKept}>
                {texts.save.dropKept}
              </Button>
            </div>
          ) : null}
          <ProblemList problems={problems} onSeek={(line) => seek({ line })} />
          <Form value={{ api, problems, change, update }}>
            <GroupFields schema={entry.schema} path={[]} value={words.values} />
            {words.body === undefined ? null : (
              <Suspense fallback={<p>{texts.loading}</p>}>
                <BodyField
                  value={words.body}
                  onChange={(body) => write((now) => ({ ...now, body }))}
                  isArticle={collection === 'blog'}
                  sought={sought}
                />
              </Suspense>
            )}
          </Form>
          {entry.isOnly ? null : <TwoSteps {...texts.remove} onYes={draft.remove} />}
        </>
      )}
    </div>
  );
}

interface ProblemListProps {
  problems: readonly EntryProblem[];
  /** Called with a line of the text that somebody wants to see. */
  onSeek: (line: number) => void;
}

function ProblemList({ problems, onSeek }: ProblemListProps) {
  const stops = problems.filter(({ severity }) => severity === 'problem');
  const hints = problems.filter(({ severity }) => severity === 'warning');
  return (
    <>
      <Problems title={texts.problems(stops.length)} problems={stops} onSeek={onSeek} />
      <Problems title={texts.hints(hints.length)} problems={hints} onSeek={onSeek} />
    </>
  );
}

function Problems({ title, problems, onSeek }: ProblemListProps & { title: string }) {
  if (problems.length === 0) return null;
  return (
    <details className="editing-note">
      <summary className="field-label">{title}</summary>
      <ul>
        {problems.map(({ path, textLine, label, sentence }) => {
          const words = label === '' ? sentence : `${label}: ${sentence}`;
          return (
            <li key={`${idOf(path)} ${words}`}>
              {textLine === undefined ? (
                <a href={`#${path.length > 0 ? idOf(path) : 'field-body'}`}>{words}</a>
              ) : (
                <button type="button" className="editing-jump" onClick={() => onSeek(textLine)}>
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
