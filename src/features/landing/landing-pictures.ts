import type { Landing } from '#content-model/queries.ts';
import { preparePicture } from '#site/pictures.ts';

const halfPage = [480, 800, 1200, 1600];

/** Prepares the pictures of the landing page in the widths they are shown at. */
export async function prepareLandingPictures({ hero, problem, history, closing }: Landing) {
  const [coach, mattress, problemPicture, historyPicture, closingPicture] = await Promise.all([
    preparePicture(hero.picture, [400, 720, 960, 1280, 1800]),
    preparePicture(hero.partner.picture, [480, 800, 1200, 1800]),
    preparePicture(problem.picture, halfPage),
    preparePicture(history.picture, halfPage),
    preparePicture(closing.picture, [640, 1080, 1600, 2400]),
  ]);
  return {
    hero: { coach, mattress },
    problem: problemPicture,
    history: historyPicture,
    closing: closingPicture,
  };
}
