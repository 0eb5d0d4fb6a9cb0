'use client';

import { useRowLabel } from '@payloadcms/ui';
import { wordsIn } from '../content/words-in.ts';
import { editingTexts as texts } from './texts.ts';

/** A row of a list is called by its first words, so that it is known while it is folded. */
export function RowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Readonly<Record<string, unknown>> | undefined>();
  const { id: _, ...values } = data ?? {};
  const words = Object.values(values).map(wordsIn).find(Boolean);
  return <span className="row-words">{words ?? texts.row.numbered(rowNumber + 1)}</span>;
}

/** In a comparison, for what means nothing to whoever reads it. */
export const NoDifference = () => null;
