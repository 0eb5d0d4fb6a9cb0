import type { Landing, Site } from '#content-model/queries.ts';
import { Container } from '#site/container.tsx';
import { ExternalLink } from '#site/external-link.tsx';
import { texts as frame } from '#site/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { Rating } from '#ui/rating.tsx';
import { averageStars } from '../claim-figures.tsx';
import { texts } from '../texts.ts';

/** How wide the picture of the coach is shown. */
export const coachSizes = '(min-width: 80rem) 42rem, (min-width: 48rem) 58vw, 95vw';

export interface HeroProps {
  content: Landing['hero'];
  pictures: { coach: PreparedPicture; mattress: PreparedPicture };
  callToAction: { label: string; href: string };
  claims: Site['claims'];
  partnerHref: string;
}

/** Row H2: stacked below `xl`, 3:2 columns and at least 600 px high from `xl`. */
export function Hero({ content, pictures, callToAction, claims, partnerHref }: HeroProps) {
  return (
    <section aria-labelledby="hero-heading" className="pt-4">
      <Container className="grid gap-4 xl:min-h-150 xl:grid-cols-5">
        <div className="hero-stage on-dark">
          <div className="hero-words stack-6">
            <h1 id="hero-heading" className="text-hero">
              {content.headline}
            </h1>
            <p className="max-w-lg text-lead text-text-muted">{content.lead}</p>
            <div className="cluster-6 flex-wrap">
              <ButtonLink
                href={callToAction.href}
                newTabNote={frame.newTab}
                variant="highlight"
                size="large"
              >
                {callToAction.label}
              </ButtonLink>
              <a href="#testimonials" className="text-small">
                <Rating stars={averageStars(claims.rating.value)} label="" />
                {`${claims.rating.value} ${texts.ratingSource(claims)}`}
              </a>
            </div>
          </div>
          <div className="hero-picture">
            <Picture picture={pictures.coach} sizes={coachSizes} priority className="cover" />
            <p className="hero-note">{content.pictureNote}</p>
          </div>
        </div>
        <PartnerTile content={content.partner} picture={pictures.mattress} href={partnerHref} />
      </Container>
    </section>
  );
}

interface PartnerTileProps {
  content: Landing['hero']['partner'];
  picture: PreparedPicture;
  href: string;
}

/** A link to the partner's shop, marked as advertising (§ 6 DDG). */
function PartnerTile({ content, picture, href }: PartnerTileProps) {
  return (
    <div className="partner-tile on-dark">
      <Picture picture={picture} sizes="(min-width: 80rem) 28rem, 95vw" className="cover" />
      <p className="pill bg-deep">{content.advertisementLabel}</p>
      <ExternalLink href={href} className="cluster-4 text-on-picture">
        <span>
          <span className="text-small">{content.kicker}</span>
          <span className="block font-display text-card strong">{content.headline}</span>
        </span>
        <span className="round-icon bg-highlight text-on-highlight">
          <Icon name="arrow-up-right" />
        </span>
      </ExternalLink>
    </div>
  );
}
