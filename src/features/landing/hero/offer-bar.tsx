import { texts as frame } from '#site/texts.ts';
import { ButtonLink } from '#ui/button.tsx';

interface OfferBarProps {
  callToAction: { label: string; href: string };
}

/**
 * The way to the offer on small screens. It takes the place of the header while the page is read, so there is one bar,
 * and it covers neither the banner nor the footer.
 */
export function OfferBar({ callToAction }: OfferBarProps) {
  return (
    <div className="offer-bar not-printed">
      <ButtonLink href={callToAction.href} newTabNote={frame.newTab} variant="highlight">
        {callToAction.label}
      </ButtonLink>
    </div>
  );
}
