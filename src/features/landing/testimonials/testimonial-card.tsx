import type { Landing } from '#content-model/queries.ts';
import { ExternalLink } from '#site/external-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Rating } from '#ui/rating.tsx';
import { texts } from '../texts.ts';

type Testimonial = Landing['testimonials'][number];

const avatarColors: Record<Testimonial['avatarColor'], string> = {
  dusk: 'bg-avatar-dusk',
  haze: 'bg-avatar-haze',
  apricot: 'bg-avatar-apricot',
  ember: 'bg-avatar-ember',
  night: 'bg-avatar-night',
};

/** One voice; a sample says so (UWG, annex no. 23c). */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
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
