import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { commonmarkLanguage, markdownKeymap } from '@codemirror/lang-markdown';
import { Annotation, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { markWords } from './markdown-commands.ts';
import { problemMarks } from './markdown-problems.ts';
import { markdownStyle } from './markdown-style.ts';
import { pageTexts } from './page-texts.ts';

export interface MarkdownEditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  /** Attributes of the text for browsers and screen readers. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Called when somebody has changed the text. */
  readonly onChange: (text: string) => void;
  /** Called with a dropped or pasted picture; the cursor is at that place. Undefined where texts take no pictures. */
  readonly onPicture: ((picture: File) => void) | undefined;
}

// Marks a change that nobody typed here, such as loading another version.
const fromOutside = Annotation.define<boolean>();

/**
 * Opens an editor for Markdown that shows it as it is written. Tab leaves it, as it leaves every field.
 * Its styles carry the nonce that the page's policy requires.
 */
export function openMarkdownEditor(options: MarkdownEditorOptions): EditorView {
  const { parent, text, attributes, onChange, onPicture } = options;
  const nonce = document.querySelector<HTMLLinkElement>('link[nonce]')?.nonce ?? '';
  const take = (files: FileList | undefined, at?: () => void): boolean => {
    const picture = [...(files ?? [])].find(({ type, name }) => isPicture(type, name));
    if (picture === undefined || onPicture === undefined) return false;
    at?.();
    onPicture(picture);
    return true;
  };
  return new EditorView({
    parent,
    doc: text,
    extensions: [
      EditorView.cspNonce.of(nonce),
      EditorView.contentAttributes.of(attributes),
      EditorView.lineWrapping,
      history(),
      commonmarkLanguage,
      markdownStyle,
      problemMarks,
      keymap.of([
        { key: 'Mod-b', run: (view) => markWords(view, '**', pageTexts.body.sample.bold) },
        ...markdownKeymap,
        ...historyKeymap,
        ...defaultKeymap,
      ]),
      EditorView.domEventHandlers({
        paste: ({ clipboardData }) => take(clipboardData?.files),
        drop: ({ dataTransfer, clientX: x, clientY: y }, view) =>
          take(dataTransfer?.files, () =>
            view.dispatch({ selection: { anchor: view.posAtCoords({ x, y }, false) } }),
          ),
      }),
      EditorView.updateListener.of(({ docChanged, transactions, state }) => {
        const isOwn = !transactions.some((one) => one.annotation(fromOutside) === true);
        if (docChanged && isOwn) onChange(state.doc.toString());
      }),
    ],
  });
}

/** Shows another text unless the editor has it already. */
export function showText(view: EditorView, text: string): void {
  const { doc } = view.state;
  const next = EditorState.create({ doc: text }).doc;
  if (doc.eq(next)) return;
  view.dispatch({
    changes: { from: 0, to: doc.length, insert: next },
    annotations: fromOutside.of(true),
  });
}

// Some systems report no type for HEIC files; the office then explains the problem.
const isPicture = (type: string, name: string): boolean =>
  type.startsWith('image/') || /\.hei[cf]$/iu.test(name);
