import type { EditorView } from '@codemirror/view';
import { useRef, useState } from 'react';
import { useForm } from './form-context.ts';
import {
  insertLink,
  insertParagraph,
  insertSource,
  markLines,
  markWords,
} from './markdown-commands.ts';
import { pageTexts } from './page-texts.ts';
import { SourceDialog } from './source-dialog.tsx';
import { TextPictureDialog } from './text-picture-dialog.tsx';
import { useMarkdownEditor } from './use-markdown-editor.ts';

const texts = pageTexts.body;

interface BodyFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Articles cite sources and show pictures, other texts do neither. */
  isArticle: boolean;
  /** A line to be brought into view; a new object each time. */
  sought: { readonly line: number } | undefined;
}

type Asking = { readonly what: 'source' } | { readonly what: 'picture'; readonly file?: File };

/** The text of an article as it is written, with buttons for what is hard to remember. */
export function BodyField({ value, onChange, isArticle, sought }: BodyFieldProps) {
  const { problems } = useForm();
  const [asking, setAsking] = useState<Asking>();
  const place = useRef<HTMLDivElement>(null);
  const editor = useMarkdownEditor(place, {
    ...{ value, onChange, problems, sought },
    onPicture: isArticle ? (file) => setAsking({ what: 'picture', file }) : undefined,
  });
  const withEditor = (command: (view: EditorView) => void) => (): void => {
    if (editor === undefined) return;
    command(editor);
    editor.focus();
  };
  // What a dialog inserts goes to the position of the cursor.
  const answer = (command: (view: EditorView) => void): void => {
    setAsking(undefined);
    requestAnimationFrame(withEditor(command));
  };
  const hasProblem = problems.some(({ textLine }) => textLine !== undefined);
  return (
    <div className="field">
      <p id="field-body-label" className="field-label">
        {texts.label}
      </p>
      <p id="field-body-hint" className="field-hint">
        {hasProblem ? `${texts.hint} ${texts.marked}` : texts.hint}
      </p>
      <div className="editing-toolbar" role="group" aria-label={texts.toolbar}>
        <Tool label={texts.heading} onUse={withEditor((view) => markLines(view, '## '))} />
        <Tool
          label={texts.bold}
          onUse={withEditor((view) => markWords(view, '**', texts.sample.bold))}
        />
        <Tool label={texts.list} onUse={withEditor((view) => markLines(view, '- '))} />
        <Tool
          label={texts.link}
          onUse={withEditor((view) => insertLink(view, texts.sample.link))}
        />
        {isArticle ? (
          <>
            <Tool label={texts.source} onUse={() => setAsking({ what: 'source' })} />
            <Tool label={texts.picture} onUse={() => setAsking({ what: 'picture' })} />
          </>
        ) : null}
      </div>
      <div ref={place} className="editing-body" />
      {asking?.what === 'source' ? (
        <SourceDialog
          onChoose={(key) => answer((view) => insertSource(view, key))}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
      {asking?.what === 'picture' ? (
        <TextPictureDialog
          picture={asking.file}
          onInsert={(markdown) => answer((view) => insertParagraph(view, markdown))}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </div>
  );
}

function Tool({ label, onUse }: { label: string; onUse: () => void }) {
  return (
    <button type="button" className="editing-tool" onClick={onUse}>
      {label}
    </button>
  );
}
