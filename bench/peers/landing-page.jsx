import { ConsentBanner } from '#features/consent/consent-banner.tsx';
import { ConsentButton } from '#features/consent/consent-button.tsx';
import { ReviewPlace } from '#features/consent/review-place.tsx';
import { Benefits } from '#features/landing/benefits/benefits.tsx';
import { Closing } from '#features/landing/closing/closing.tsx';
import { answerPlaceholders, Faq } from '#features/landing/faq/faq.tsx';
import { Hero } from '#features/landing/hero/hero.tsx';
import { History } from '#features/landing/history/history.tsx';
import { Problem } from '#features/landing/problem/problem.tsx';
import { Process } from '#features/landing/process/process.tsx';
import { Testimonials } from '#features/landing/testimonials/testimonials.tsx';
import { SiteFooter } from '#site/site-footer.tsx';
import { SiteHeader } from '#site/site-header.tsx';
import { SkipLink } from '#site/skip-link.tsx';
import props from './dist/landing.json';

const { site, landing, pictures, callToAction, reviewPlace, banner } = props;
const { brand, contact, links, navigation } = site;
// JSON knows no dates.
const claims = Object.fromEntries(
  Object.entries(site.claims).map(([name, claim]) => [
    name,
    claim.asOf ? { ...claim, asOf: new Date(claim.asOf) } : claim,
  ]),
);

/** The landing page as src/pages/index.astro and src/document/document.astro put it together. */
export function LandingPage() {
  return (
    <>
      <SkipLink />
      <ConsentBanner text={banner} privacyHref="/datenschutz" />
      <SiteHeader
        brandName={brand.name}
        links={navigation.header}
        bookingHref={callToAction.href}
        callToAction={callToAction.label}
      />
      <main id="inhalt" tabIndex={-1}>
        <Hero
          content={landing.hero}
          pictures={pictures.hero}
          callToAction={callToAction}
          claims={claims}
          partnerHref={links.partnerSleepProducts.url}
        />
        <Problem content={landing.problem} picture={pictures.problem} claims={claims} />
        <History content={landing.history} picture={pictures.history} claims={claims} />
        <Process content={landing.process} />
        <Benefits content={landing.benefits} />
        <Testimonials
          content={landing.testimonialsSection}
          testimonials={landing.testimonials}
          claims={claims}
          platform={links.reviewPlatform}
        >
          {reviewPlace && <ReviewPlace {...reviewPlace} />}
        </Testimonials>
        <Faq
          content={landing.faqSection}
          items={landing.faq}
          placeholders={answerPlaceholders(site)}
        />
        <Closing
          content={landing.closing}
          picture={pictures.closing}
          callToAction={callToAction}
          offer={site.offer}
        />
      </main>
      <SiteFooter brand={brand} contact={contact} links={links} navigation={navigation} />
      <ConsentButton />
    </>
  );
}
