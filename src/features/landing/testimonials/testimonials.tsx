import type { ReactNode } from 'react';
import type { Landing, Site } from '#content-model/queries.ts';
import { ExternalLink } from '#site/external-link.tsx';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/section-heading.tsx';
import { Badge } from '#ui/badge.tsx';
import { texts } from '../texts.ts';
import { RatingSummary } from './rating-summary.tsx';
import { TestimonialCard } from './testimonial-card.tsx';

export interface TestimonialsProps {
  content: Landing['testimonialsSection'];
  testimonials: Landing['testimonials'];
  claims: Site['claims'];
  platform: Site['links']['reviewPlatform'];
  /** Stands below the voices. */
  children?: ReactNode;
}

/** Rows H6 and H7: six voices, the rating with number and source, and how reviews are checked. */
export function Testimonials({
  content,
  testimonials,
  claims,
  platform,
  children,
}: TestimonialsProps) {
  return (
    <Section id="testimonials" ground="lifted">
      <div className="halves items-end">
        <SectionHeading
          section="testimonials"
          kicker={content.kicker}
          headline={content.headline}
          lead={content.lead}
        />
        <RatingSummary claims={claims} platform={platform} />
      </div>
      {testimonials.some(({ sample }) => sample) ? (
        <p className="mt-10 cluster-4 text-small text-text-muted">
          <Badge variant="outline">{texts.sample}</Badge>
          {content.sampleNote}
        </p>
      ) : null}
      <ul className="mt-6 thirds">
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </ul>
      {children}
      <div className="mt-10 stack-2 text-small text-text-muted">
        <p className="max-w-3xl">{content.reviewCheck}</p>
        <p>
          <ExternalLink href={platform.url} className="link">
            {texts.allReviews}
          </ExternalLink>
        </p>
      </div>
    </Section>
  );
}
