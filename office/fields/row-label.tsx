'use client';

import { useRowLabel } from '@payloadcms/ui';
import { wordsIn } from '../content/words-in.ts';
import { editingTexts as texts } from './texts.ts';

/** A row of a list is called by the first words that its form shows, so that it is known while it is folded. */
export function RowLabel({ names }: { names: readonly string[] }) {
  const { data, rowNumber = 0 } = useRowLabel<Readonly<Record<string, unknown>> | undefined>();
  const words = names.map((name) => wordsIn(data?.[name])).find(Boolean);
  return <span className="row-words">{words ?? texts.row.numbered(rowNumber + 1)}</span>;
}

/** In a comparison, for what means nothing to whoever reads it. */
export const NoDifference = () => null;
