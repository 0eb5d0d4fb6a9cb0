'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  $getSelection,
  COMMAND_PRIORITY_CRITICAL,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';
import { editorTexts as texts } from './texts.ts';
import { cleanPaste } from './clean-paste.ts';

// More than any article has, and less than what stops a browser for a second.
const MOST = 300_000;

/** Takes over what is pasted, before the editor's own way. */
function CleanPaste() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const from = 'clipboardData' in event ? event.clipboardData : null;
          if (from === null || from.types.includes('application/x-lexical-editor')) return false;
          const plain = from.getData('text/plain');
          const html = from.getData('text/html');
          const selection = $getSelection();
          if (plain.length > MOST) {
            event.preventDefault();
            toast.error(texts.tooMuch(MOST));
            return true;
          }
          if (selection === null || html === '') return false;
          event.preventDefault();
          selection.insertNodes($generateNodesFromDOM(editor, cleanPaste(html)));
          return true;
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    [editor],
  );
  return null;
}

export const PasteFeatureClient = createClientFeature(({ resolvedFeatures }) => {
  // What the editor calls a table is English, and set nowhere.
  const { toolbarFixed, slashMenu } = resolvedFeatures.get('experimental_table') ?? {};
  const groups = [...(toolbarFixed?.groups ?? []), ...(slashMenu?.groups ?? [])];
  for (const item of groups.flatMap(({ items }) => items as { key: string; label?: unknown }[]))
    if (item.key === 'table') item.label = texts.table;
  return { plugins: [{ Component: CleanPaste, position: 'normal' }] };
});
