import type { Placeholder } from '#content-model/placeholders.ts';
import type { Site } from '#content-model/queries.ts';
import { texts } from './texts.ts';

type Criteria = Site['suitability']['criteria'];

const either = new Intl.ListFormat('de', { type: 'disjunction' });
const namesOf = (criteria: Criteria) => either.format(criteria.map(({ name }) => name));

/** The facts that pages put into their texts. */
type Facts = Pick<Site, 'claims' | 'decisions' | 'offer' | 'suitability'>;

/** What the placeholders of a text are replaced by where they are plain words. */
export const plainValues = ({
  claims,
  decisions,
  offer,
  suitability: { criteria },
}: Facts): Record<Exclude<Placeholder, 'support-email'>, string> => ({
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
