'use client';

import { useFormFields } from '@payloadcms/ui';
import { useAnswer } from './figure-preview.tsx';

interface Found {
  readonly docs: readonly {
    readonly id: string;
    readonly authors?: string;
    readonly year?: number;
  }[];
}

/** A citation within a line, by author and year. */
export function CitationLabel() {
  const value = useFormFields(([fields]) => fields['sources']?.value);
  const keys = Array.isArray(value) ? value.map((one: unknown) => keyOf(one)) : [];
  const query = new URLSearchParams({ 'where[id][in]': keys.join(','), depth: '0', draft: 'true' });
  const found = useAnswer(keys.length === 0 ? undefined : `/api/sources?${query.toString()}`) as
    Found | undefined;
  const names = keys.map((key) => {
    const { authors = key, year = '' } = found?.docs.find(({ id }) => id === key) ?? {};
    return `${authors.split(/[\s,]/u)[0] ?? ''} ${String(year)}`.trim();
  });
  return <sup>[{names.join('; ')}]</sup>;
}

const keyOf = (one: unknown): string =>
  typeof one === 'object' && one !== null ? String((one as { id?: string }).id) : String(one);
