import { Fragment, type ReactNode } from 'react';
import type { Landing } from '#content-model/queries.ts';
import { splitPlaceholders } from '#content-model/placeholders.ts';
import { Icon } from '#ui/icon.tsx';
import { texts } from '../texts.ts';
import { WeeklyPlan } from './weekly-plan.tsx';

export interface FaqItemProps {
  item: Landing['faq'][number];
  placeholders: Record<string, ReactNode>;
}

/**
 * The id sits inside the answer: a browser opens a closed `<details>` for an address that points into
 * it, so every question has a link of its own, and page search finds closed answers.
 */
export function FaqItem({ item, placeholders }: FaqItemProps) {
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
            {splitPlaceholders(paragraph).map((segment, index) => (
              <Fragment key={index}>
                {segment.placeholder ? placeholders[segment.placeholder] : segment.text}
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
