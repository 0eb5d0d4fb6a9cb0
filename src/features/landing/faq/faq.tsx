import { Fragment, type ReactNode } from 'react';
import { splitPlaceholders, withoutSecondStop } from '#content-model/placeholders.ts';
import type { Landing, Site } from '#content-model/queries.ts';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/section-heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { texts } from '../texts.ts';

export interface FaqProps {
  content: Landing['faqSection'];
  items: Landing['faq'];
  /** What placeholders in an answer are replaced by. */
  placeholders: Record<string, ReactNode>;
}

/** Row H8: at most one answer is open at a time. */
export function Faq({ content, items, placeholders }: FaqProps) {
  return (
    <Section id="faq">
      <div className="faq-columns">
        <div className="faq-heading">
          <SectionHeading section="faq" {...content} />
        </div>
        <div>
          {items.map((item) => (
            <FaqItem key={item.id} item={item} placeholders={placeholders} />
          ))}
        </div>
      </div>
    </Section>
  );
}

/** What `{preis}` and `{support-email}` in an answer are replaced by. */
export function answerPlaceholders({
  contact,
  offer,
}: Pick<Site, 'contact' | 'offer'>): Record<string, ReactNode> {
  return {
    preis: texts.pricePerMonth(offer),
    'support-email': (
      <a href={`mailto:${contact.supportEmail}`} className="link">
        {contact.supportEmail}
      </a>
    ),
  };
}

interface FaqItemProps {
  item: Landing['faq'][number];
  placeholders: Record<string, ReactNode>;
}

/** A question. The id is on the answer, because browsers open a `<details>` for a link to its content. */
function FaqItem({ item, placeholders }: FaqItemProps) {
  return (
    <details name="faq" className="faq-item edge-b">
      <summary className="cluster-6 justify-between">
        <h3 className="text-lead">{item.question}</h3>
        <Icon name="chevron-down" className="size-5" />
      </summary>
      <div id={item.id} className="faq-answer stack-4 pb-6">
        {item.weeklyPlan ? <WeeklyPlan cards={item.weeklyPlan} /> : null}
        {item.answer.map((paragraph) => (
          <p key={paragraph} className="text-text-muted">
            {splitPlaceholders(paragraph).map((segment, index, segments) => (
              <Fragment key={index}>
                {segment.placeholder
                  ? placeholders[segment.placeholder]
                  : textAfter(placeholders[segments[index - 1]?.placeholder ?? ''], segment.text)}
              </Fragment>
            ))}
          </p>
        ))}
        <a href={`#${item.id}`} className="not-printed cluster-2 text-small link">
          <Icon name="link" className="size-5" />
          {texts.linkToAnswer}
          <span className="sr-only">{` (${item.question})`}</span>
        </a>
      </div>
    </details>
  );
}

const textAfter = (before: ReactNode, text: string) =>
  typeof before === 'string' ? withoutSecondStop(before, text) : text;

type Cards = NonNullable<Landing['faq'][number]['weeklyPlan']>;

/** The week in cards. */
function WeeklyPlan({ cards }: { cards: Cards }) {
  return (
    <ol className="weekly-plan">
      {cards.map(({ icon, title, subtitle, details }) => (
        <li key={title} className="card stack-2">
          <p className="cluster-4 strong">
            <span className="round-icon bg-tint text-accent-text">
              <Icon name={icon} />
            </span>
            {title}
          </p>
          <p>{subtitle}</p>
          <ul className="text-small text-text-muted">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
