'use client';

import { InlineBlockNode } from '@payloadcms/richtext-lexical/client';
import { $nodesOfType, SKIP_DOM_SELECTION_TAG } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import { leadAuthor } from '../content/words-in.ts';
import { useAnswer } from '../fields/use-answer.ts';
import { editorTexts } from './texts.ts';

interface Found {
  readonly docs: readonly {
    readonly id: string;
    readonly authors?: string;
    readonly year?: number;
  }[];
}

// Payload's pages would end after ten.
const ALL = { depth: '0', draft: 'true', pagination: 'false' };

/** A citation within a line, by author and year. */
export function CitationLabel() {
  const value = useFormFields(([fields]) => fields['sources']?.value);
  const chosen = Array.isArray(value) ? value.map(keyOf).join(',') : undefined;
  useKept(chosen);
  const keys = chosen?.split(',').filter(Boolean) ?? [];
  const query = new URLSearchParams({ 'where[id][in]': keys.join(','), ...ALL });
  const found = useAnswer(keys.length === 0 ? undefined : `/api/sources?${query.toString()}`) as
    Found | null | undefined;
  const names = keys.map((key) => (found ? nameIn(found, key) : found === null ? key : '…'));
  return <sup>[{names.length === 0 ? editorTexts.noSource : names.join('; ')}]</sup>;
}

function nameIn({ docs }: Found, key: string): string {
  const source = docs.find(({ id }) => id === key);
  if (source === undefined) return editorTexts.missingSource(key);
  const { authors = '', year = '' } = source;
  return `${leadAuthor(authors)} ${String(year)}`.trim() || key;
}

/**
 * Puts what is chosen into the text at once. Payload does so by the button below the list alone: closed by its
 * cross, the line showed sources that were not saved.
 */
function useKept(chosen: string | undefined): void {
  const [editor] = useLexicalComposerContext();
  const id = useFormFields(([fields]) => fields['id']?.value);
  useEffect(() => {
    if (chosen === undefined) return;
    editor.update(
      () => {
        const node = $nodesOfType(InlineBlockNode).find((one) => one.getFields().id === id);
        const fields = node?.getFields();
        const before: unknown = fields?.['sources'];
        if (Array.isArray(before) && before.map(keyOf).join(',') === chosen) return;
        if (fields)
          node?.setFields({ ...fields, sources: chosen.split(',').filter(Boolean) }, true);
      },
      { tag: SKIP_DOM_SELECTION_TAG },
    );
  }, [editor, id, chosen]);
}

const keyOf = (one: unknown): string =>
  typeof one === 'object' && one !== null ? String((one as { id?: string }).id) : String(one);
