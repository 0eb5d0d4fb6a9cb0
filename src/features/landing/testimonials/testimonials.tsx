import type { ReactNode } from 'react';
import type { Landing, Site } from '#content-model/queries.ts';
import { ExternalLink } from '#site/external-link.tsx';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/section-heading.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Rating } from '#ui/rating.tsx';
import { averageStars } from '../claim-figures.tsx';
import { texts } from '../texts.ts';

export interface TestimonialsProps {
  content: Landing['testimonialsSection'];
  testimonials: Landing['testimonials'];
  claims: Site['claims'];
  platform: Site['links']['reviewPlatform'];
  /** Shown below the testimonials. */
  children?: ReactNode;
}

/** Rows H6 and H7: testimonials, the average rating with its source, and how reviews are checked. */
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
        <SectionHeading section="testimonials" {...content} />
        <RatingSummary claims={claims} />
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

/** The average rating in large, with where it comes from. */
function RatingSummary({ claims }: { claims: Site['claims'] }) {
  const stars = averageStars(claims.rating.value);
  return (
    <div className="cluster-6">
      <p className="font-display text-hero strong text-link">{stars.toLocaleString('de-DE')}</p>
      <div className="text-small text-text-muted">
        <Rating stars={stars} label={texts.ratingInWords(stars)} />
        <p>{texts.ratingSource(claims)}</p>
        <p>{`${claims.satisfiedUsers.value} ${claims.satisfiedUsers.label}`}</p>
      </div>
    </div>
  );
}

type Testimonial = Landing['testimonials'][number];

const avatarColors: Record<Testimonial['avatarColor'], string> = {
  dusk: 'bg-avatar-dusk',
  haze: 'bg-avatar-haze',
  apricot: 'bg-avatar-apricot',
  ember: 'bg-avatar-ember',
  night: 'bg-avatar-night',
};

/** One testimonial; a sample is marked as one (UWG, annex no. 23c). */
function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { rating, text, author, reviewCount, country, avatarColor, reviewUrl, sample } =
    testimonial;
  return (
    <Card as="li" className="stack-4">
      <div className="cluster-2 justify-between">
        <Rating stars={rating} label={texts.ratingInWords(rating)} />
        {sample ? <Badge variant="outline">{texts.sample}</Badge> : null}
      </div>
      <blockquote className="grow">{text}</blockquote>
      <div className="cluster-4 text-small">
        <span
          aria-hidden="true"
          className={`picture round-icon strong text-on-picture ${avatarColors[avatarColor]}`}
        >
          {author.charAt(0)}
        </span>
        <div>
          <p className="strong">{author}</p>
          <p className="text-text-muted">{`${reviewCount} · ${country}`}</p>
        </div>
      </div>
      <ExternalLink href={reviewUrl} className="text-small link">
        {texts.readReview}
        <span className="sr-only">{` (${author})`}</span>
      </ExternalLink>
    </Card>
  );
}
