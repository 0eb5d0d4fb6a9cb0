import type { Landing } from '#content-model/queries.ts';
import { preparePicture } from '#site/pictures.ts';

/** Prepares the pictures of the landing page in the widths they are shown at. */
export async function prepareLandingPictures({ hero, problem, closing }: Landing) {
  const [sky, hills, night, coach, mattress, closingPicture] = await Promise.all([
    prepareCuts(hero.sky, [1600, 2880], [760]),
    prepareCuts(hero.hills, [1920], [760]),
    prepareCuts(problem.picture, [1600], [760]),
    preparePicture(hero.coach, [720]),
    preparePicture(hero.partner.picture, [240]),
    preparePicture(closing.picture, [1920]),
  ]);
  return { hero: { sky, hills, coach, mattress }, problem: night, closing: closingPicture };
}

/** One picture in a wide and a tall cut. */
async function prepareCuts(
  cuts: Landing['hero']['sky'],
  wideWidths: readonly number[],
  tallWidths: readonly number[],
) {
  const [wide, tall] = await Promise.all([
    preparePicture(cuts.wide, wideWidths),
    preparePicture(cuts.tall, tallWidths),
  ]);
  return { wide, tall };
}
