import { Fragment, type ReactNode } from 'react';
import {
  splitPlaceholders,
  withoutSecondStop,
  type Placeholder,
} from '#content-model/placeholders.ts';
import type { Site } from '#content-model/queries.ts';
import { replaceWords, textNode, textOf, type HtmlTree } from '#lib/html-tree.ts';
import { WholeWords } from './prose.tsx';
import { texts } from './texts.ts';

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
  const parts: ReactNode[] = [];
  for (const { text: words, placeholder } of splitPlaceholders(text)) {
    const part = placeholder ? values[placeholder] : words;
    const before = parts.at(-1);
    // Between two strings React would write a comment.
    if (typeof before === 'string' && typeof part === 'string') {
      parts[parts.length - 1] = before + withoutSecondStop(before, part);
    } else {
      parts.push(part);
    }
  }
  return parts.map((part, index) => (
    <Fragment key={index}>{typeof part === 'string' ? <WholeWords text={part} /> : part}</Fragment>
  ));
}

/**
 * Fills in the placeholders of a longer text, which Markdown has made.
 *
 * @throws Error for an unknown name.
 */
export function fillPlaceholders(
  tree: HtmlTree,
  values: Readonly<Record<string, HtmlTree['children']>>,
): void {
  replaceWords(tree, /(\{[^{}]*\}\.?)/u, (place) => {
    const [name = '', after = ''] = place.slice(1).split('}');
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for the placeholder {${name}}.`);
    return [...value, textNode(withoutSecondStop(value.map(textOf).join(''), after))];
  });
}

type Criteria = Site['suitability']['criteria'];

const either = new Intl.ListFormat('de', { type: 'disjunction' });
const namesOf = (criteria: Criteria) => either.format(criteria.map(({ name }) => name));

/** Where the words that pages put into their texts come from. */
type TextSources = Pick<Site, 'claims' | 'decisions' | 'offer' | 'suitability'>;

/** What the placeholders of a text are replaced by where they are plain words. */
export const plainValues = ({
  claims,
  decisions,
  offer,
  suitability: { criteria },
}: TextSources): Record<Exclude<Placeholder, 'support-email'>, string> => ({
  preis: texts.pricePerMonth(offer),
  gespraechsdauer: claims.conversationLength.value,
  'chat-antwort': claims.chatAnswerTime.value,
  geraet: claims.device.value,
  startangebot: decisions.starterOffer.answer,
  dauer: decisions.timeToPlan.answer,
  erstattung: decisions.refund.answer,
  abrechnung: decisions.billing.answer,
  rueckblick: decisions.weeklyReview.answer,
  kurse: decisions.courses.answer,
  'zuerst-in-die-praxis': namesOf(criteria),
  'weitere-gruende': namesOf(criteria.filter(({ askedIn }) => askedIn === 'health')),
  'gegen-kurze-naechte': namesOf(criteria.filter(({ againstShortNights }) => againstShortNights)),
});
