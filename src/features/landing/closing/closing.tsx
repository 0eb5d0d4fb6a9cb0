import type { Landing, Site } from '#content-model/queries.ts';
import { texts as frame } from '#site/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';

export interface ClosingProps {
  content: Landing['closing'];
  picture: PreparedPicture;
  callToAction: { label: string; href: string };
  offer: Site['offer'];
}

/** The last call to action with the price, on a picture. */
export function Closing({ content, picture, callToAction, offer }: ClosingProps) {
  return (
    <section id="cta" aria-labelledby="cta-heading" className="p-3">
      <div className="closing-stage stack-6">
        <Picture picture={picture} sizes="100vw" className="cover" />
        <h2 id="cta-heading" className="text-section">
          {content.headline}
        </h2>
        <p className="max-w-xl text-lead">{content.lead}</p>
        <ButtonLink
          href={callToAction.href}
          newTabNote={frame.newTab}
          variant="highlight"
          size="large"
        >
          {callToAction.label}
        </ButtonLink>
        <p className="text-small strong">{`${frame.pricePerMonth(offer)}, ${offer.noticeNote}`}</p>
      </div>
    </section>
  );
}
