'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  $getSelection,
  COMMAND_PRIORITY_CRITICAL,
  PASTE_COMMAND,
  UNDO_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast } from '@payloadcms/ui';
import { useEffect, type ComponentType } from 'react';
import { offerUndo } from '../fields/offer-undo.ts';
import { editorTexts as texts } from './texts.ts';
import { cleanPaste } from './clean-paste.ts';
import { WordsInTime } from './words-in-time.tsx';

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

/** Offers back a block or a source that somebody takes out by its cross, until they go on writing. */
function UndoOfRemoval() {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const notice = ({ target }: MouseEvent): void => {
      const isRemoval = target instanceof Element && target.closest('[class*="__removeButton"]');
      if (isRemoval) offerUndo(() => editor.dispatchCommand(UNDO_COMMAND, undefined));
    };
    return editor.registerRootListener((root, before) => {
      before?.removeEventListener('click', notice, true);
      root?.addEventListener('click', notice, true);
    });
  }, [editor]);
  return null;
}

interface ToolbarPart {
  readonly key: string;
  label?: unknown;
  ChildComponent?: ComponentType;
  readonly items?: readonly ToolbarPart[];
}

/** Names the button around an icon: Payload's have no names, or English ones. */
function nameButton(mark: HTMLElement | null): void {
  const button = mark?.closest('button');
  if (!button) return;
  const { dropdownKey, buttonKey } = button.dataset;
  const names: Readonly<Record<string, string | undefined>> = texts.toolbar;
  const name = names[dropdownKey ?? buttonKey ?? ''];
  if (name === undefined) return;
  button.title = name;
  button.ariaLabel = [name, button.textContent].filter(Boolean).join(': ');
}

// All editors of a page share these parts.
const named = new WeakSet<ToolbarPart>();

function name(part: ToolbarPart): void {
  part.items?.forEach(name);
  // What the editor calls a table is English, and set nowhere.
  if (part.key === 'table') part.label = texts.table;
  const { ChildComponent: Icon } = part;
  if (Icon === undefined || named.has(part)) return;
  named.add(part);
  part.ChildComponent = function NamedIcon() {
    return (
      <>
        <Icon />
        <span hidden ref={nameButton} />
      </>
    );
  };
}

export const PasteFeatureClient = createClientFeature(({ resolvedFeatures }) => {
  for (const { toolbarFixed, slashMenu } of resolvedFeatures.values()) {
    const groups = [...(toolbarFixed?.groups ?? []), ...(slashMenu?.groups ?? [])];
    (groups as readonly ToolbarPart[]).forEach(name);
  }
  return {
    plugins: [
      { Component: CleanPaste, position: 'normal' },
      { Component: UndoOfRemoval, position: 'normal' },
      { Component: WordsInTime, position: 'normal' },
    ],
  };
});
