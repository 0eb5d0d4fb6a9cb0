import type { ReactNode } from 'react';
import type { Landing } from '#content-model/queries.ts';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/section-heading.tsx';
import { FaqItem } from './faq-item.tsx';

export interface FaqProps {
  content: Landing['faqSection'];
  items: Landing['faq'];
  /** What stands for `{preis}` and `{support-email}` in an answer. */
  placeholders: Record<string, ReactNode>;
}

/** Row H8: one answer open at a time, all of them closable; the first shows the weekly plan. */
export function Faq({ content, items, placeholders }: FaqProps) {
  return (
    <Section id="faq">
      <div className="faq-columns">
        <div className="faq-heading">
          <SectionHeading
            section="faq"
            kicker={content.kicker}
            headline={content.headline}
            lead={content.lead}
          />
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
