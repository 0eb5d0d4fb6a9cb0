'use client';

import { useFormFields } from '@payloadcms/ui';
import { useAnswer } from '../fields/use-answer.ts';
import { editorTexts as texts } from './texts.ts';

interface Figure {
  readonly kind?: string;
  readonly title?: string;
  readonly caption?: string;
}

/** What a figure says, where the text shows it. */
export function FigurePreview() {
  const picked = useFormFields(([fields]) => fields['figure']?.value) as
    { relationTo: string; value: string } | null | undefined;
  const address = picked
    ? `/api/${picked.relationTo}/${picked.value}?depth=0&draft=true`
    : undefined;
  const figure = useAnswer(address) as Figure | null | undefined;
  if (address === undefined) return <p>{texts.noFigure}</p>;
  return (
    <figure>
      <figcaption>
        <small>{figure?.kind}</small>
        <br />
        <strong>{figure?.title}</strong>
        <br />
        {figure?.caption}
      </figcaption>
    </figure>
  );
}
