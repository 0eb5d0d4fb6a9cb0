import { ConsentBanner, ConsentButton } from '#features/consent/consent-banner.tsx';
import { ReviewPlace } from '#features/consent/review-place.tsx';
import { LatestArticles } from '#features/landing/articles/latest-articles.tsx';
import { Benefits } from '#features/landing/benefits/benefits.tsx';
import { Closing } from '#features/landing/closing/closing.tsx';
import { Faq } from '#features/landing/faq/faq.tsx';
import { Hero } from '#features/landing/hero/hero.tsx';
import { OfferBar } from '#features/landing/hero/offer-bar.tsx';
import { History } from '#features/landing/history/history.tsx';
import { People } from '#features/landing/history/people.tsx';
import { Problem } from '#features/landing/problem/problem.tsx';
import { Process } from '#features/landing/process/process.tsx';
import { Testimonials } from '#features/landing/testimonials/testimonials.tsx';
import { textValues } from '#site/filled-text.tsx';
import { SiteFooter } from '#site/site-footer.tsx';
import { SiteHeader } from '#site/site-header.tsx';
import { SkipLink } from '#site/skip-link.tsx';
import { ToolsLine } from '#site/tools-line.tsx';
import props from './dist/landing.json';

const { site, landing, pictures, people, sampleNote, articles } = props;
const { callToAction, reviewPlace, banner } = props;
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
        tools={navigation.tools}
      />
      <main id="inhalt" tabIndex={-1}>
        <Hero
          content={landing.hero}
          pictures={pictures.hero}
          callToAction={callToAction}
          claims={claims}
          offer={site.offer}
          partnerHref={links.partnerSleepProducts.url}
        />
        <OfferBar callToAction={callToAction} offer={site.offer} />
        <Problem content={landing.problem} claims={claims} />
        <History content={landing.history} claims={claims}>
          <People people={people} sampleNote={sampleNote} />
        </History>
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
        <Faq content={landing.faqSection} items={landing.faq} values={textValues(site)} />
        <LatestArticles content={landing.articles} articles={articles}>
          <ToolsLine {...navigation} />
        </LatestArticles>
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
