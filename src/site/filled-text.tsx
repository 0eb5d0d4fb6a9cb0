import { Fragment, type ReactNode } from 'react';
import {
  splitPlaceholders,
  withoutSecondStop,
  type Placeholder,
} from '#content-model/placeholders.ts';
import type { Site } from '#content-model/queries.ts';
import { texts } from './texts.ts';

export type TextValues = Readonly<Record<Placeholder, ReactNode>>;

/** What `{preis}` and the other placeholders of a text are replaced by. */
export function textValues({ claims, contact, offer }: Site): TextValues {
  return {
    preis: texts.pricePerMonth(offer),
    'support-email': (
      <a href={`mailto:${contact.supportEmail}`} className="link">
        {contact.supportEmail}
      </a>
    ),
    gespraechsdauer: claims.conversationLength.value,
    'chat-antwort': claims.chatAnswerTime.value,
    geraet: claims.device.value,
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
