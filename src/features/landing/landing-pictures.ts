import type { Article, Landing, TeamMember } from '#content-model/queries.ts';
import { preparePicture } from '#site/pictures.ts';
import type { LatestArticle } from './articles/latest-articles.tsx';

/** Prepares the pictures of the landing page in the widths they are shown at. */
export async function prepareLandingPictures({ hero, closing }: Landing) {
  const [wide, tall, coach, mattress, closingPicture] = await Promise.all([
    preparePicture(hero.sky.wide, [1280, 2000, 2880]),
    preparePicture(hero.sky.tall, [480, 760, 1080]),
    preparePicture(hero.coach, [400, 720, 1100]),
    preparePicture(hero.partner.picture, [320, 640]),
    preparePicture(closing.picture, [640, 1080, 1600, 2400]),
  ]);
  return { hero: { sky: { wide, tall }, coach, mattress }, closing: closingPicture };
}

/** The portraits of the team, small; decorative, because the name stands beside each. */
export const preparePortraits = (team: readonly TeamMember[]) =>
  Promise.all(
    team.map(async (member) => ({
      member,
      portrait: await preparePicture({ ...member.image, alt: '' }, [240, 480]),
    })),
  );

/** The newest articles as they are shown on the landing page; the title beside it names each picture. */
export const prepareArticlePictures = (
  articles: readonly Article[],
  addressOf: (slug: string) => string,
): Promise<LatestArticle[]> =>
  Promise.all(
    articles.map(async ({ slug, title, category, readTime, image }) => ({
      href: addressOf(slug),
      title,
      category,
      readTime,
      picture: await preparePicture({ ...image, alt: '' }, [240, 400]),
    })),
  );
