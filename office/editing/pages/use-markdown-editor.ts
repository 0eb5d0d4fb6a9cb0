import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { EntryProblem } from '../../content/entry-problems.ts';
import { openMarkdownEditor, showText } from './markdown-editor.ts';
import { goToLine, showProblems } from './markdown-problems.ts';

export interface EditedText {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problems: readonly EntryProblem[];
  /** A line to be brought into view; a new object each time. */
  readonly sought: { readonly line: number } | undefined;
  /** Called with a dropped or pasted picture. Whether the text takes pictures must not change. */
  readonly onPicture: ((picture: File) => void) | undefined;
}

const ID = 'field-body';

/** A Markdown editor inside an element of the page; undefined before the first render. */
export function useMarkdownEditor(
  placeRef: RefObject<HTMLElement | null>,
  text: EditedText,
): EditorView | undefined {
  const [view, setView] = useState<EditorView>();
  const onChange = useEffectEvent((value: string) => text.onChange(value));
  const onPicture = useEffectEvent((picture: File) => text.onPicture?.(picture));
  const open = useEffectEvent((parent: HTMLElement) =>
    openMarkdownEditor({
      ...{ parent, text: text.value, onChange },
      onPicture: text.onPicture && ((picture) => onPicture(picture)),
      attributes: {
        ...{ id: ID, 'aria-labelledby': `${ID}-label`, 'aria-describedby': `${ID}-hint` },
        // Editable text can be reached by Tab anyway, but axe requires the attribute.
        tabindex: '0',
        ...{ lang: 'de', spellcheck: 'true', autocorrect: 'on', autocapitalize: 'sentences' },
      },
    }),
  );
  useEffect(() => {
    if (placeRef.current === null) return undefined;
    const opened = open(placeRef.current);
    setView(opened);
    // A link may lead to this text.
    if (location.hash === `#${ID}`) opened.focus();
    return () => opened.destroy();
  }, [placeRef]);
  const { value, problems, sought } = text;
  // At once, because an older value would overwrite what is typed next.
  useLayoutEffect(() => view && showText(view, value), [view, value]);
  useEffect(() => view && showProblems(view, problems), [view, problems]);
  useEffect(() => {
    if (view && sought) goToLine(view, sought.line);
  }, [view, sought]);
  return view;
}
