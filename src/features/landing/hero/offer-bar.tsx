import type { Site } from '#content-model/queries.ts';
import { Container } from '#site/container.tsx';
import { texts as frame } from '#site/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { texts } from '../texts.ts';

interface OfferBarProps {
  callToAction: { label: string; href: string };
  offer: Site['offer'];
}

/**
 * The way to the offer on small screens. It takes the place of the header while the page is read, so there is one bar,
 * and it covers neither the banner nor the footer.
 */
export function OfferBar({ callToAction, offer }: OfferBarProps) {
  return (
    <div className="offer-bar not-printed">
      <Container className="cluster-2 w-full justify-between pr-0">
        <span className="offer-price">{texts.price(offer)}</span>
        <ButtonLink href={callToAction.href} newTabNote={frame.newTab} variant="highlight">
          {callToAction.label}
        </ButtonLink>
      </Container>
    </div>
  );
}
