import type { Landing, Site } from '#content-model/queries.ts';
import { Container } from '#site/section.tsx';
import { ExternalLink } from '#site/external-link.tsx';
import { FilledText, type TextValues } from '#site/filled-text.tsx';
import { texts as frame } from '#site/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { Rating } from '#ui/rating.tsx';
import { averageStars } from '../claim-figures.tsx';
import { texts } from '../texts.ts';
import { Layer, type TwoCuts } from './sky.tsx';

/** How wide the picture of the coach is shown. */
export const coachSizes = '(min-width: 40rem) 36rem, 90vw';

interface HeroProps {
  content: Landing['hero'];
  pictures: { sky: TwoCuts; hills: TwoCuts; coach: PreparedPicture; mattress: PreparedPicture };
  callToAction: { label: string; href: string };
  claims: Site['claims'];
  offer: Site['offer'];
  values: TextValues;
  partnerHref: string;
}

/** Row H2: one scene; stacked below `xl`, 3:2 columns and at least 600 px high from `xl`. */
export function Hero({
  content,
  pictures,
  callToAction,
  claims,
  offer,
  values,
  partnerHref,
}: HeroProps) {
  return (
    <section aria-labelledby="hero-heading" className="scene on-dark">
      <Layer pictures={pictures.sky} className="scene-sky" />
      <div className="scene-columns">
        <div className="scene-words stack-3">
          <p className="scene-kicker text-small strong">{content.searchLine}</p>
          <h1 id="hero-heading">{content.headline}</h1>
          <p className="scene-lead mt-2 text-lead">{content.lead}</p>
          <ButtonLink
            href={callToAction.href}
            newTabNote={frame.newTab}
            variant="highlight"
            size="large"
            className="mt-3 self-start"
          >
            {callToAction.label}
          </ButtonLink>
          <p className="text-small text-balance">
            <FilledText text={content.afterClick} values={values} />
          </p>
          <p className="cluster-4 flex-wrap gap-y-2 text-small">
            <span className="strong">{`${frame.pricePerMonth(offer)}, ${offer.noticeNote}`}</span>
            <a href="/preise" className="touch link">
              {texts.whatIsIncluded}
            </a>
            <a href="/preise#fuer-wen" className="touch link">
              {texts.whoItFits}
            </a>
          </p>
        </div>
        <div className="scene-figure">
          <Picture picture={pictures.coach} sizes={coachSizes} priority className="scene-coach" />
        </div>
        <Layer pictures={pictures.hills} className="scene-hills" />
        <div className="scene-notes text-small">
          {/* With number, period and source (BGH, I ZR 143/23). */}
          <a href="#testimonials">
            <Rating stars={averageStars(claims.rating.value)} label="" />{' '}
            <span className="font-display text-lead strong">{claims.rating.value}</span>{' '}
            <span className="block text-balance">{texts.ratingSource(claims)}</span>
          </a>
        </div>
      </div>
      <Container>
        <div className="scene-strip">
          <PartnerStrip content={content.partner} picture={pictures.mattress} href={partnerHref} />
          <p className="not-printed text-small text-text-muted">{content.pictureNote}</p>
        </div>
      </Container>
    </section>
  );
}

interface PartnerStripProps {
  content: Landing['hero']['partner'];
  picture: PreparedPicture;
  href: string;
}

/** A link to the partner's shop, marked as advertising (§ 6 DDG), along the lower edge. */
function PartnerStrip({ content, picture, href }: PartnerStripProps) {
  return (
    <div className="partner-strip cluster-4 text-small">
      <Picture picture={picture} sizes="6rem" />
      <ExternalLink href={href} className="whole-link">
        <span className="pill edge">{content.advertisementLabel}</span>{' '}
        <span>{`${content.kicker}: ${content.headline}`}</span>
      </ExternalLink>
    </div>
  );
}

interface FirstAnswersProps {
  answers: Landing['hero']['answers'];
  values: TextValues;
}

/** What everybody asks before they read on, right below the first screen. */
export function FirstAnswers({ answers, values }: FirstAnswersProps) {
  return (
    <section aria-label={texts.firstAnswers} className="bg-ground-lifted py-6">
      <Container>
        <dl className="quarters">
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-display text-lead strong">{question}</dt>
              <dd className="mt-2 text-small text-text-muted">
                <FilledText text={answer} values={values} />
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

/**
 * The way to the offer on small screens. It takes the place of the header while the page is read, so there is one bar,
 * and it covers neither the banner nor the footer.
 */
export function OfferBar({ callToAction }: Pick<HeroProps, 'callToAction'>) {
  return (
    <div className="offer-bar not-printed">
      <ButtonLink href={callToAction.href} newTabNote={frame.newTab} variant="highlight">
        {callToAction.label}
      </ButtonLink>
    </div>
  );
}
