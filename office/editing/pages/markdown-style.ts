import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

// The colours are those of the office's themes, which change without the editor.
const theme = EditorView.theme({
  '&': {
    border: '1px solid var(--text-muted)',
    borderRadius: 'var(--radius-field)',
    background: 'var(--surface)',
    color: 'var(--text)',
  },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '1px' },
  // The text scrolls on its own, so that the buttons above stay in sight.
  '.cm-scroller': {
    maxHeight: 'min(44rem, 75vh)',
    fontFamily: 'inherit',
    lineHeight: '1.6',
    borderRadius: 'inherit',
  },
  '.cm-content': { minHeight: '20rem', padding: '1rem 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 1rem', overflowWrap: 'anywhere' },
  '.cm-line.editing-line-problem, .cm-line.editing-line-warning': {
    boxShadow: 'inset 0.25rem 0 var(--danger)',
  },
  '.cm-line.editing-line-warning': { boxShadow: 'inset 0.25rem 0 var(--accent)' },
});

const marks = HighlightStyle.define([
  { tag: [tags.heading1, tags.heading2], fontSize: '1.3em', fontWeight: '600' },
  { tag: tags.heading, fontSize: '1.1em', fontWeight: '600' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: [tags.link, tags.url], color: 'var(--link)' },
  { tag: [tags.processingInstruction, tags.contentSeparator], color: 'var(--text-muted)' },
  { tag: [tags.monospace, tags.comment], color: 'var(--text-muted)' },
]);

/** How Markdown looks in the editor: its marks stay visible, but muted. */
export const markdownStyle: Extension = [theme, syntaxHighlighting(marks)];
