'use client';

import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useForm } from '@payloadcms/ui';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Gives the form what was typed before a click or a key saves it: Payload waits until the browser is idle. */
export function WordsInTime() {
  const [editor] = useLexicalComposerContext();
  const { fieldProps } = useEditorConfigContext();
  const { dispatchFields, setModified } = useForm();
  const { path } = fieldProps;
  useEffect(() => {
    let isNew = false;
    const give = (): void => {
      if (!isNew) return;
      isNew = false;
      const value = editor.getEditorState().toJSON();
      flushSync(() => {
        dispatchFields({ type: 'UPDATE', path, value });
        setModified(true);
      });
    };
    const giveBeforeShortcut = ({ ctrlKey, metaKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey) give();
    };
    const endOfUpdates = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
      if (tags.has('history-merge') || tags.has('focus')) return;
      if (dirtyElements.size + dirtyLeaves.size > 0) isNew = true;
    });
    const endOfRoot = editor.registerRootListener((root, before) => {
      before?.removeEventListener('focusout', give);
      before?.removeEventListener('keydown', giveBeforeShortcut, true);
      root?.addEventListener('focusout', give);
      root?.addEventListener('keydown', giveBeforeShortcut, true);
    });
    return () => {
      endOfUpdates();
      endOfRoot();
    };
  }, [editor, path, dispatchFields, setModified]);
  return null;
}
