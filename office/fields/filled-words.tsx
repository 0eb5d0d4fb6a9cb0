'use client';
import { useFormFields } from '@payloadcms/ui';
import { findPlaceholders, isPlaceholder } from '../../src/content-model/placeholders.ts';
import { editingTexts as texts } from './texts.ts';

/** Says below a field what the website puts in place of each word in curly brackets that stands in it. */
export function FilledWords({ path }: { path: string }) {
  const words = useFormFields(([fields]) => fields[path]?.value);
  const names = findPlaceholders(typeof words === 'string' ? words : '').map(({ name }) => name);
  return [...new Set(names)].filter(isPlaceholder).map((name) => (
    <div className="field-description" key={name}>
      {`{${name}}: ${texts.filledWords[name]}`}
    </div>
  ));
}
