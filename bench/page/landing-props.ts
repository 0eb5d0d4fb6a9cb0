import type { APIRoute } from 'astro';
import {
  getArticles,
  getConsent,
  getLanding,
  getSingle,
  getSite,
  getTeam,
} from '#content-model/queries.ts';
import { articleAddress } from '#features/blog/addresses.ts';
import {
  prepareArticlePictures,
  prepareLandingPictures,
  preparePortraits,
} from '#features/landing/landing-pictures.ts';
import { bookingUrl } from '#lib/urls.ts';

/** Everything that the landing page is made of, as JSON; a route that only `write-props.ts` adds. */
export const GET: APIRoute = async () => {
  const [site, landing, consent, team, teamPage, articles] = await Promise.all([
    getSite(),
    getLanding(),
    getConsent(),
    getTeam(),
    getSingle('teamPage'),
    getArticles(),
  ]);
  return Response.json({
    site,
    landing,
    pictures: await prepareLandingPictures(landing),
    people: await preparePortraits(team),
    sampleNote: teamPage.sampleNote,
    articles: await prepareArticlePictures(articles.slice(0, 3), articleAddress),
    callToAction: { label: site.brand.callToAction, href: bookingUrl(site.links.booking) },
    banner: consent.words.banner,
    reviewPlace: consent.reviews && {
      text: consent.words.place,
      scriptUrl: consent.reviews.url,
    },
  });
};
