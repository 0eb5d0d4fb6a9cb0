import { island } from '#site/island.ts';
import { Button } from '#ui/button.tsx';
import { actionProps } from './consent-banner.tsx';
import { texts } from './texts.ts';

interface ReviewPlaceProps {
  /** What stands here before consent: what appears and what its provider learns. */
  text: string;
  /** Address of the script that shows the reviews. */
  scriptUrl: string;
}

/**
 * Where the reviews of another provider appear after consent (row C6, RC-13). Its height is fixed, so that
 * nothing moves when they come. Only a page with such a place may load the script; the build reads
 * `data-widget` and allows its host in that page's policy alone.
 */
export function ReviewPlace({ text, scriptUrl }: ReviewPlaceProps) {
  return (
    <div
      className="review-place needs-script card mt-6 text-small"
      data-widget={scriptUrl}
      {...island('consent')}
    >
      <p>{text}</p>
      <Button {...actionProps('reviews')}>{texts.loadReviews}</Button>
    </div>
  );
}
