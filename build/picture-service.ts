import type { ImageServiceConfig, LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharpService from 'astro/assets/services/sharp';
import sharp, { type Matrix3x3 } from 'sharp';

/**
 * What a warm lamp leaves of red, green and blue. Each row says of what a colour is mixed; the sums are what becomes
 * of white. Each colour keeps most of its own, so that hair stays red and a jacket blue.
 */
const lamp: Matrix3x3 = [
  [0.55, 0.15, 0.02],
  [0.03, 0.47, 0.01],
  [0.02, 0.07, 0.19],
];

/** How much more a lamp leaves of what is light: a wall falls behind a face. From 1 to 3. */
const depth = 1.35;

// Its type leaves open whether it is one for a server.
const ofAstro = sharpService as LocalImageService<ImageServiceConfig>;

/** What black becomes: the ground of the night theme, into which pictures pass over. */
const ground = [11, 7, 5];

/** A picture by that lamp, which is so bright, from 0 to 1. */
export const byLamp = (picture: Uint8Array, light: number): Promise<Buffer> =>
  sharp(picture)
    .gamma(depth, 1)
    .recomb(lamp)
    .linear(
      ground.map(() => light),
      ground.map((part) => part * light),
    )
    .png()
    .toBuffer();

/**
 * Astro's own service, which can also regrade a picture for the night theme (`night`: how bright the lamp is, from 0
 * to 1): in the build and not in the browser, because a filter over a whole page is slow and greys what it darkens.
 */
const pictureService: LocalImageService<ImageServiceConfig> = {
  ...ofAstro,
  propertiesToHash: [...(baseService.propertiesToHash ?? []), 'night'],
  async transform(input, options, config, logger) {
    const light: unknown = options['night'];
    const picture = typeof light === 'number' ? await byLamp(input, light) : input;
    return ofAstro.transform(picture, options, config, logger);
  },
};

// Astro takes the default of the file that its configuration names.
// eslint-disable-next-line import-x/no-default-export
export default pictureService;
