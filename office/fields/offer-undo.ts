'use client';

import { toast, useForm } from '@payloadcms/ui';
import { useEffect } from 'react';
import { editingTexts as texts } from './texts.ts';

const LONG_ENOUGH_MS = 15_000;

/** Says that something was removed, with a button that brings it back. */
export const offerUndo = (undo: () => void): void => {
  toast.info(texts.removed, {
    action: { label: texts.undo, onClick: undo },
    duration: LONG_ENOUGH_MS,
  });
};

/** Offers back a row that somebody has removed from a list: Payload asks nothing and keeps nothing. */
export function useUndoOfRows(): void {
  const { getFields, dispatchFields, setModified } = useForm();
  useEffect(() => {
    const notice = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || !target.closest('.array-actions__remove')) return;
      const before = getFields();
      offerUndo(() => {
        const now = getFields();
        const rowsOf = (fields: typeof now, path: string) => fields[path]?.rows?.length ?? 0;
        // A row takes the lists inside it along; the shortest path is the list that it stood in.
        const [list] = Object.keys(before)
          .filter((path) => rowsOf(before, path) > rowsOf(now, path))
          .toSorted((one, other) => one.length - other.length);
        if (list === undefined) return;
        const part = (fields: typeof now, isOfList: boolean) =>
          Object.entries(fields).filter(
            ([path]) => (path === list || path.startsWith(`${list}.`)) === isOfList,
          );
        const state = Object.fromEntries([...part(now, false), ...part(before, true)]);
        dispatchFields({ type: 'REPLACE_STATE', optimize: false, state });
        setModified(true);
      });
    };
    document.addEventListener('click', notice, true);
    return () => document.removeEventListener('click', notice, true);
  }, [getFields, dispatchFields, setModified]);
}
