import type { ReactNode } from 'react';
import type { Landing, Site } from '#content-model/queries.ts';
import { ExternalLink } from '#site/external-link.tsx';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/headings.tsx';
import { Badge } from '#ui/badge.tsx';
import { Rating } from '#ui/rating.tsx';
import { averageStars } from '../claim-figures.tsx';
import { texts } from '../texts.ts';

interface TestimonialsProps {
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
      <div className="testimonials-heading">
        <SectionHeading section="testimonials" {...content} />
        <div className="stack-4 text-small text-text-muted">
          <RatingSummary claims={claims} />
          {/* UWG, annex no. 23c: invented testimonials must not pass for real ones. */}
          {testimonials.some(({ sample }) => sample) ? (
            <p className="cluster-4">
              <Badge variant="outline" className="whole justify-self-start">
                {texts.sample}
              </Badge>{' '}
              <span>{content.sampleNote}</span>
            </p>
          ) : null}
        </div>
      </div>
      <ul className="testimonials swipe mt-6">
        {testimonials.map((testimonial) => (
          <TestimonialCard
            key={testimonial.id}
            testimonial={testimonial}
            platformUrl={platform.url}
          />
        ))}
      </ul>
      {children}
      <p className="mt-4 text-small text-text-muted">
        {`${content.reviewCheck} `}
        <ExternalLink href={platform.url} className="touch link">
          {texts.allReviews}
        </ExternalLink>
      </p>
    </Section>
  );
}

/** The average rating in large, with where it comes from. */
function RatingSummary({ claims }: { claims: Site['claims'] }) {
  const stars = averageStars(claims.rating.value);
  return (
    <div className="cluster-4">
      <p className="whole font-display text-statement strong text-link">
        {stars.toLocaleString('de-DE')}
      </p>
      <div className="stack-1">
        <Rating stars={stars} label={texts.ratingInWords(stars)} />
        <p>{texts.ratingSource(claims)}</p>
      </div>
    </div>
  );
}

type Testimonial = Landing['testimonials'][number];

interface TestimonialCardProps {
  testimonial: Testimonial;
  /** Where a testimonial without a review of its own leads. */
  platformUrl: string;
}

function TestimonialCard({ testimonial, platformUrl }: TestimonialCardProps) {
  const { rating, text, author, reviewCount, country, avatarColor, reviewUrl } = testimonial;
  return (
    <li className="card testimonial">
      <blockquote className="grow">{text}</blockquote>
      <div className="cluster-4 flex-wrap text-small">
        <span
          aria-hidden="true"
          className={`round-icon strong text-on-picture avatar-${avatarColor}`}
        >
          {author.charAt(0)}
        </span>
        <div className="grow basis-36">
          <div className="cluster-2 flex-wrap gap-y-0">
            <p className="strong">{author}</p>
            <Rating stars={rating} label={texts.ratingInWords(rating)} />
          </div>
          <p className="cluster-2 flex-wrap gap-y-0 text-text-muted">
            {`${reviewCount} · ${country} `}
            <ExternalLink href={reviewUrl ?? platformUrl} className="touch link">
              {reviewUrl ? texts.readReview : texts.reviewPlatform}
              <span className="sr-only">{` (${author})`}</span>
            </ExternalLink>
          </p>
        </div>
      </div>
    </li>
  );
}
