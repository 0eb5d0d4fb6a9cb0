import { renderToStaticMarkup } from 'react-dom/server';
import type { Article } from '#content-model/queries.ts';
import { preparePicture } from '#site/pictures.ts';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';

// Widths of phones and of the text column, at one and at two device pixels per CSS pixel.
const widths = [480, 800, 1200];
const sizes = '(min-width: 40rem) 36rem, 92vw';

/** Astro's placeholder for a picture in a text: its address and description as JSON in an attribute. */
const place = /<img __ASTRO_IMAGE_="(?<json>[^"]*)"[^>]*>/gu;

/**
 * The HTML of an article with the pictures of its text.
 *
 * @param draw A picture as HTML.
 * @throws Error for a picture that is missing, which the content check reports before the build.
 */
export async function showPictures(
  { html, pictures }: Pick<Article, 'html' | 'pictures'>,
  draw: (picture: PreparedPicture) => string,
): Promise<string> {
  const drawn = [...html.matchAll(place)].map(async ({ groups }) => {
    const { src, alt } = readPlace(groups?.['json'] ?? '');
    const file = pictures.get(src);
    if (!file) throw new Error(`There is no picture ${src} for the text of an article.`);
    return draw(await preparePicture({ file, alt, focus: '50% 50%' }, widths));
  });
  const shown = await Promise.all(drawn);
  return html.replaceAll(place, () => shown.shift() ?? '');
}

/** A picture for the page of an article. */
export const textPictureHtml = (picture: PreparedPicture): string =>
  renderToStaticMarkup(<Picture {...{ picture, sizes }} className="framed" />);

/** A picture for feed readers: one file in its original size. */
export const feedPictureHtml = ({ fallback, alt }: PreparedPicture): string =>
  renderToStaticMarkup(<img src={fallback} alt={alt} />);

function readPlace(json: string): { src: string; alt: string } {
  const text = json
    .replaceAll(/&(?:quot|#x22|#34);/gu, '"')
    .replaceAll(/&(?:apos|#x27|#39);/gu, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&(?:amp|#x26|#38);/gu, '&');
  const { src, alt = '' } = JSON.parse(text) as { src: string; alt?: string };
  return { src: decodeURI(src), alt };
}
