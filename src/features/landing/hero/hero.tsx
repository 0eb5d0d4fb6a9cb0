import type { Landing, Site } from '#content-model/queries.ts';
import { ExternalLink } from '#site/external-link.tsx';
import { texts as frame } from '#site/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { Rating } from '#ui/rating.tsx';
import { averageStars } from '../claim-figures.tsx';
import { texts } from '../texts.ts';
import { Sky, type SkyPictures } from './sky.tsx';

/** How wide the picture of the coach is shown. */
export const coachSizes = '(min-width: 48rem) 31rem, 22rem';

export interface HeroProps {
  content: Landing['hero'];
  pictures: { sky: SkyPictures; coach: PreparedPicture; mattress: PreparedPicture };
  callToAction: { label: string; href: string };
  claims: Site['claims'];
  offer: Site['offer'];
  partnerHref: string;
}

/** Row H2: one scene; stacked below `xl`, 3:2 columns and at least 600 px high from `xl`. */
export function Hero({ content, pictures, callToAction, claims, offer, partnerHref }: HeroProps) {
  return (
    <section aria-labelledby="hero-heading" className="scene on-dark">
      <div className="scene-columns">
        <div className="scene-stage">
          <Sky pictures={pictures.sky} />
          <div className="scene-words stack-4">
            <p className="text-small strong">{content.searchLine}</p>
            <h1 id="hero-heading" className="text-hero">
              {content.headline}
            </h1>
            <p className="scene-lead text-lead">{content.lead}</p>
            <ButtonLink
              href={callToAction.href}
              newTabNote={frame.newTab}
              variant="highlight"
              size="large"
              className="mt-2 self-start"
            >
              {callToAction.label}
            </ButtonLink>
            <div>
              <p className="strong">{texts.priceAndNotice(offer)}</p>
              <p className="scene-after text-small">{`${offer.vatNote} ${content.afterClick}`}</p>
              <p className="mt-2 cluster-4 text-small">
                <a href="/preise" className="link">
                  {texts.whatIsIncluded}
                </a>
                <a href="/preise#fuer-wen" className="link">
                  {texts.whoItFits}
                </a>
              </p>
            </div>
          </div>
          <Picture picture={pictures.coach} sizes={coachSizes} priority className="scene-coach" />
        </div>
        <div className="scene-cards">
          <ProofCard claims={claims} />
          <PartnerCard content={content.partner} picture={pictures.mattress} href={partnerHref} />
          <p className="scene-note">{content.pictureNote}</p>
        </div>
      </div>
    </section>
  );
}

/** The average rating with number, period and source (BGH, I ZR 143/23); leads to the testimonials. */
function ProofCard({ claims }: { claims: Site['claims'] }) {
  return (
    <div className="scene-card proof-card">
      <Rating stars={averageStars(claims.rating.value)} label="" />
      <a href="#testimonials" className="scene-link">
        <span className="strong">{claims.rating.value}</span>{' '}
        <span className="text-small">{texts.ratingSource(claims)}</span>
      </a>
    </div>
  );
}

interface PartnerCardProps {
  content: Landing['hero']['partner'];
  picture: PreparedPicture;
  href: string;
}

/** A link to the partner's shop, marked as advertising (§ 6 DDG). */
function PartnerCard({ content, picture, href }: PartnerCardProps) {
  return (
    <div className="scene-card partner-card">
      <div className="partner-picture">
        <Picture picture={picture} sizes="(min-width: 80rem) 17rem, 9rem" className="cover" />
      </div>
      <div className="partner-words">
        <ExternalLink href={href} className="scene-link">
          <span className="text-note">
            <span>{content.advertisementLabel}</span>
            {` · ${content.kicker}`}
          </span>
          <br />
          <span className="font-display text-lead strong">{content.headline}</span>
        </ExternalLink>
      </div>
    </div>
  );
}
