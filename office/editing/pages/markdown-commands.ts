import { EditorSelection, type ChangeSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** Gives every selected line a mark such as `## `, or takes it away where all have it. */
export function markLines(view: EditorView, mark: string): void {
  const { doc, selection } = view.state;
  const first = doc.lineAt(selection.main.from).number;
  const last = doc.lineAt(selection.main.to).number;
  const lines = Array.from({ length: last - first + 1 }, (_, at) => doc.line(first + at));
  const haveIt = lines.every(({ text }) => text.startsWith(mark));
  const changes = lines.flatMap(({ from, text }): ChangeSpec[] => {
    if (haveIt) return [{ from, to: from + mark.length }];
    return text.startsWith(mark) ? [] : [{ from, insert: mark }];
  });
  // The cursor stays behind the mark.
  const set = view.state.changes(changes);
  view.dispatch({ changes: set, selection: selection.map(set, 1), userEvent: 'input' });
}

/** Puts marks around the selection, or removes them; without a selection it inserts a sample. */
export function markWords(view: EditorView, mark: string, sample: string): true {
  const { from, to } = view.state.selection.main;
  const around = view.state.sliceDoc(Math.max(0, from - mark.length), to + mark.length);
  const words = view.state.sliceDoc(from, to);
  if (words !== '' && around === `${mark}${words}${mark}`) {
    replace(view, from - mark.length, to + mark.length, words, 0, words.length);
    return true;
  }
  const inner = words || sample;
  replace(view, from, to, `${mark}${inner}${mark}`, mark.length, inner.length);
  return true;
}

/** Turns the selection into a link and selects its placeholder address, so that typing replaces it. */
export function insertLink(view: EditorView, sample: string): void {
  const { from, to } = view.state.selection.main;
  const words = view.state.sliceDoc(from, to) || sample;
  const address = 'https://';
  replace(view, from, to, `[${words}](${address})`, words.length + 3, address.length);
}

/** Cites a source behind the selection; next to another citation both share one pair of brackets. */
export function insertSource(view: EditorView, key: string): void {
  const { to } = view.state.selection.main;
  const { text, from } = view.state.doc.lineAt(to);
  const before = text.slice(0, to - from);
  if (/\[@[^\]]+\]$/u.test(before)) {
    replace(view, to - 1, to, `; @${key}]`, key.length + 4, 0);
    return;
  }
  const citation = `${/\S$/u.test(before) ? ' ' : ''}[@${key}]`;
  replace(view, to, to, citation, citation.length, 0);
}

/** Puts a paragraph of its own below the line of the cursor. */
export function insertParagraph(view: EditorView, paragraph: string): void {
  const { doc, selection } = view.state;
  const line = doc.lineAt(selection.main.head);
  const isFree = line.text.trim() === '';
  const next = line.number < doc.lines ? doc.line(line.number + 1).text.trim() : '';
  const before = isFree ? '' : '\n\n';
  const after = next === '' && !isFree ? '' : '\n';
  const text = `${before}${paragraph}${after}`;
  replace(view, line.to, line.to, text, text.length, 0);
}

function replace(
  view: EditorView,
  from: number,
  to: number,
  insert: string,
  start: number,
  length: number,
): void {
  view.dispatch({
    changes: { from, to, insert },
    selection: EditorSelection.range(from + start, from + start + length),
    scrollIntoView: true,
    userEvent: 'input',
  });
  view.focus();
}
