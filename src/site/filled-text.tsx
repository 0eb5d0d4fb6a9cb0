import { Fragment, type ReactNode } from 'react';
import {
  splitPlaceholders,
  withoutSecondStop,
  type Placeholder,
} from '#content-model/placeholders.ts';
import type { Site } from '#content-model/queries.ts';
import { plainValues } from './plain-values.ts';

export type TextValues = Readonly<Record<Placeholder, ReactNode>>;

/** What `{preis}` and the other placeholders of a text are replaced by. */
export function textValues(site: Site): TextValues {
  const { contact } = site;
  return {
    ...plainValues(site),
    'support-email': (
      <a href={`mailto:${contact.supportEmail}`} className="link">
        {contact.supportEmail}
      </a>
    ),
  };
}

/** A text with its placeholders filled in. */
export function FilledText({ text, values }: { text: string; values: TextValues }) {
  return splitPlaceholders(text).map((segment, index, segments) => (
    <Fragment key={index}>
      {segment.placeholder
        ? values[segment.placeholder]
        : textAfter(segments[index - 1]?.placeholder, segment.text, values)}
    </Fragment>
  ));
}

function textAfter(before: Placeholder | undefined, text: string, values: TextValues): string {
  const value = before && values[before];
  return typeof value === 'string' ? withoutSecondStop(value, text) : text;
}
