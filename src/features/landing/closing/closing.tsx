import type { Landing, Site } from '#content-model/queries.ts';
import { texts as frame } from '#site/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';

interface ClosingProps {
  content: Landing['closing'];
  picture: PreparedPicture;
  callToAction: { label: string; href: string };
  offer: Site['offer'];
}

/** The last call to action with the price, on a picture. */
export function Closing({ content, picture, callToAction, offer }: ClosingProps) {
  return (
    <section id="cta" aria-labelledby="cta-heading" className="closing-stage">
      <div className="closing-words stack-3">
        <h2 id="cta-heading" className="text-section">
          {content.headline}
        </h2>
        <p className="max-w-3xl text-lead">{content.lead}</p>
        <p className="text-small strong">{`${frame.pricePerMonth(offer)}, ${offer.noticeNote}`}</p>
        <ButtonLink
          href={callToAction.href}
          newTabNote={frame.newTab}
          variant="highlight"
          size="large"
        >
          {callToAction.label}
        </ButtonLink>
      </div>
      <Picture picture={picture} sizes="100vw" />
    </section>
  );
}
