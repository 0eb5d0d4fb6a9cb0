import { StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import type { EntryProblem } from '../../content/entry-problems.ts';

const found = StateEffect.define<readonly EntryProblem[]>();

/** Marks the lines in which something is wrong; they stay marked while the text around them changes. */
export const problemMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { changes, effects, newDoc }) =>
    effects
      .filter((effect) => effect.is(found))
      .reduce((_, { value }) => marksOf(newDoc, value), marks.map(changes)),
  provide: (field) => EditorView.decorations.from(field),
});

/** Shows what the check has found in the text. */
export function showProblems(view: EditorView, problems: readonly EntryProblem[]): void {
  view.dispatch({ effects: found.of(problems) });
}

/** Brings a line of the text into view, with the cursor in it. */
export function goToLine(view: EditorView, line: number): void {
  const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
  view.dispatch({
    selection: { anchor: from },
    effects: EditorView.scrollIntoView(from, { y: 'center' }),
  });
  view.focus();
}

function marksOf(doc: Text, problems: readonly EntryProblem[]): DecorationSet {
  const marks = problems.flatMap(({ textLine, sentence, severity }) => {
    if (textLine === undefined || textLine > doc.lines) return [];
    const mark = Decoration.line({
      class: `editing-line-${severity}`,
      attributes: { title: sentence },
    });
    return [mark.range(doc.line(textLine).from)];
  });
  return Decoration.set(marks, true);
}
