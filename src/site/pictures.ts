import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { TeamMember } from '#content-model/queries.ts';
import type { PreparedPicture } from '#ui/picture.tsx';

interface ContentPicture {
  file: ImageMetadata;
  alt: string;
  focus: string;
}

/** The lowest quality at which the grain and the gradients of the illustrations look right. */
const quality = { avif: 50, webp: 72 };
// The few browsers without AVIF get one size, because a second list would make every page larger.
const fallbackWidth = 960;
const nightWidth = 1600;
/** How bright the lamp of the night theme is: no face and no morning is lighter than the words beside it. */
const nightLight = 0.92;

/**
 * Encodes a picture in AVIF at the given widths in pixels, smallest first, and once in WebP; Astro
 * keeps the results between builds. Widths above the master's are left out.
 */
export async function preparePicture(
  { file, alt, focus }: ContentPicture,
  widths: readonly number[],
): Promise<PreparedPicture> {
  const usable = widths.filter((width) => width <= file.width);
  const [avif, webp, night] = await Promise.all([
    getImage({ src: file, format: 'avif', widths: usable, quality: quality.avif }),
    getImage({
      src: file,
      format: 'webp',
      width: Math.min(file.width, fallbackWidth),
      quality: quality.webp,
    }),
    // For the night theme, see build/picture-service.ts; dim, so one size is sharp enough.
    getImage({
      src: file,
      format: 'avif',
      width: usable.findLast((width) => width <= nightWidth) ?? Math.min(file.width, nightWidth),
      quality: quality.avif,
      night: nightLight,
    }),
  ]);
  const [only, ...others] = avif.srcSet.values;
  const [x, y] = focus.split(' ').map((part) => Number.parseInt(part, 10));
  return {
    // One file needs no width to be chosen by.
    srcSet: only === undefined || others.length > 0 ? avif.srcSet.attribute : only.url,
    fallback: webp.src,
    night: night.src,
    width: file.width,
    height: file.height,
    alt,
    focus: { x: x ?? 50, y: y ?? 50 },
  };
}

/**
 * People of the team, each with the portrait.
 *
 * @param instead Such as an empty `alt` where the name stands beside each portrait.
 */
export const preparePortraits = (
  team: readonly TeamMember[],
  widths: readonly number[],
  instead: { alt?: '' } = {},
) =>
  Promise.all(
    team.map(async (member) => ({
      member,
      portrait: await preparePicture({ ...member.image, ...instead }, widths),
    })),
  );
