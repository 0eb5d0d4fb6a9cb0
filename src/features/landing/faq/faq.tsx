import type { Landing } from '#content-model/queries.ts';
import { FilledText, type TextValues } from '#site/filled-text.tsx';
import { island } from '#site/island.ts';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/headings.tsx';
import { Icon } from '#ui/icon.tsx';
import { texts } from '../texts.ts';

interface FaqProps {
  content: Landing['faqSection'];
  items: Landing['faq'];
  values: TextValues;
}

/** How many questions stand there; the others are behind one button. */
const first = 6;

/** Row H8: at most one answer is open at a time. */
export function Faq({ content, items, values }: FaqProps) {
  return (
    <Section id="faq">
      <div className="split-4-8">
        <SectionHeading section="faq" {...content} />
        <div {...island('faq')}>
          {items.slice(0, first).map((item) => (
            <FaqItem key={item.id} item={item} values={values} />
          ))}
          {items.length > first ? (
            <details className="unfold">
              <summary className="button button-quiet mt-6">
                {texts.moreQuestions(items.length - first)}
              </summary>
              {items.slice(first).map((item) => (
                <FaqItem key={item.id} item={item} values={values} />
              ))}
            </details>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

interface FaqItemProps {
  item: Landing['faq'][number];
  values: TextValues;
}

/** A question. The id is on the answer, because browsers open a `<details>` for a link to its content. */
function FaqItem({ item, values }: FaqItemProps) {
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
            <FilledText text={paragraph} values={values} />
          </p>
        ))}
        {item.link ? (
          <a href={item.link.href} className="self-start link">
            {item.link.label}
          </a>
        ) : null}
        <a href={`#${item.id}`} className="not-printed self-start text-small link">
          {texts.linkToAnswer}
          <span className="sr-only">{` (${item.question})`}</span>
        </a>
      </div>
    </details>
  );
}

type Cards = NonNullable<Landing['faq'][number]['weeklyPlan']>;

/** The week as a timeline; seven moons beside each part say on which days it takes place. */
function WeeklyPlan({ cards }: { cards: Cards }) {
  return (
    <ol className="weekly-plan">
      {cards.map(({ icon, days, title, subtitle, details }) => (
        <li key={title}>
          <span className="round-icon bg-tint text-accent-text">
            <Icon name={icon} />
          </span>
          <div>
            <p>
              <span className="strong">{title}</span>
              {` · ${subtitle}`}
            </p>
            <ul className="text-small text-text-muted">
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </div>
          <p aria-hidden="true" className="week-days">
            {texts.weekdays.map((name, index) => (
              <span key={name} className={days.includes(index + 1) ? 'week-day' : undefined}>
                {name}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}
