import type { APIRoute } from 'astro';
import { getConsent, getLanding, getSite } from '#content-model/queries.ts';
import { bookingUrl } from '#lib/urls.ts';
import { prepareLandingPictures } from '#features/landing/landing-pictures.ts';

/** Everything that the landing page is made of, as JSON; a route that only `write-props.ts` adds. */
export const GET: APIRoute = async () => {
  const [site, landing, consent] = await Promise.all([getSite(), getLanding(), getConsent()]);
  return Response.json({
    site,
    landing,
    pictures: await prepareLandingPictures(landing),
    callToAction: { label: site.brand.callToAction, href: bookingUrl(site.links.booking) },
    bookingHref: bookingUrl(site.links.booking),
    banner: consent.words.banner,
    reviewPlace: consent.reviews && {
      text: consent.words.place,
      scriptUrl: consent.reviews.url,
    },
  });
};
