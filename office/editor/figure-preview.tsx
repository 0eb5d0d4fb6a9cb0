'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
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

/** What the office answers at an address; undefined until then, and null where it refuses or cannot be reached. */
export function useAnswer(address: string | undefined): unknown {
  const [answer, setAnswer] = useState<{ readonly of: string; readonly body: unknown }>();
  useEffect(() => {
    if (address === undefined) return undefined;
    const stop = new AbortController();
    fetch(address, { signal: stop.signal })
      .then(async (response) => {
        setAnswer({ of: address, body: response.ok ? await response.json() : null });
      })
      .catch(() => {
        if (!stop.signal.aborted) setAnswer({ of: address, body: null });
      });
    return () => stop.abort();
  }, [address]);
  return answer?.of === address ? answer?.body : undefined;
}
