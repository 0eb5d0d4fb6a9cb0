'use client';

import { useFormFields } from '@payloadcms/ui';

/** A citation within a line, as the text shows it. */
export function CitationLabel() {
  const value = useFormFields(([fields]) => fields['sources']?.value);
  const keys = Array.isArray(value) ? value.map((one: unknown) => keyOf(one)) : [];
  return <sup>[{keys.join('; ')}]</sup>;
}

const keyOf = (one: unknown): string =>
  typeof one === 'object' && one !== null ? String((one as { id?: string }).id) : String(one);
