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
  /** Called with a picture that was dropped or pasted, the cursor where it was; undefined where none can be. */
  readonly onPicture: ((picture: File) => void) | undefined;
}

// Set when the text was changed elsewhere, such as by another version that was loaded.
const fromOutside = Annotation.define<boolean>();

/**
 * Opens an editor that shows Markdown and keeps it. Tab leaves it, as it leaves every field.
 * Its styles carry the nonce of the page's own, which the policy of the page asks for.
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

// Some systems do not know what HEIC is; the office explains it then.
const isPicture = (type: string, name: string): boolean =>
  type.startsWith('image/') || /\.hei[cf]$/iu.test(name);
