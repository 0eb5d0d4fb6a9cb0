import { renderToStaticMarkup } from 'react-dom/server';
import type { ImageMetadata } from 'astro';
import type { Article, Figure } from '#content-model/queries.ts';
import { fillPlaceholders } from '#site/filled-text.tsx';
import {
  isElement,
  readHtml,
  replaceNodes,
  textNode,
  textOf,
  type HtmlElement,
  type HtmlNode,
  type HtmlTree,
} from '#lib/html-tree.ts';
import { recordOf } from '#lib/records.ts';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';

/** How wide the picture of an article is shown: over the whole column, above the title. */
export const articlePictureSizes = '(min-width: 120rem) 85rem, (min-width: 76rem) 71rem, 94vw';

/** How wide the picture below or above the title is shown. */
export const headPictureSizes =
  '(min-width: 120rem) 49rem, (min-width: 76rem) 41rem, (min-width: 64rem) 54vw, 94vw';

/** Widths of phones and of all columns of a page, where pictures of the text are shown. */
export const textPictureWidths = [480, 800, 1200, 1600];

/** A picture for the page of an article. */
export const textPictureHtml = (picture: PreparedPicture): string =>
  renderToStaticMarkup(
    <Picture picture={picture} sizes={articlePictureSizes} className="framed" />,
  );

/** A picture for feed readers: one file in its original size. */
export const feedPictureHtml = ({ fallback, alt }: PreparedPicture): string =>
  renderToStaticMarkup(<img src={fallback} alt={alt} />);

/** What Astro writes where a text shows a picture: its address and description as JSON. */
const PICTURE = '__astro_image_';
type Attributes = Partial<Record<string, string>>;

interface TextPicture {
  file: ImageMetadata;
  alt: string;
  focus: string;
}

/**
 * The text of an article with its pictures.
 *
 * @param draw A picture as HTML.
 * @throws Error for a picture that is missing.
 */
export async function articleTree(
  { html, pictures }: Pick<Article, 'html' | 'pictures'>,
  draw: (picture: TextPicture) => Promise<string>,
): Promise<HtmlTree> {
  const tree = readHtml(html);
  const drawing: Promise<readonly [HtmlNode, HtmlTree]>[] = [];
  const drawn = async (place: HtmlElement) => {
    // Written by Astro.
    const { src = '', alt = '' } = JSON.parse(String(place.properties[PICTURE])) as Attributes;
    const file = pictures.get(decodeURI(src));
    if (!file) throw new Error(`There is no picture ${src} for the text of an article.`);
    return [place, readHtml(await draw({ file, alt, focus: '50% 50%' }))] as const;
  };
  replaceNodes(tree, (node) => {
    if (isElement(node, 'img') && PICTURE in node.properties) drawing.push(drawn(node));
    return undefined;
  });
  const drawings = new Map(await Promise.all(drawing));
  replaceNodes(tree, (node) => drawings.get(node)?.children);
  return tree;
}

interface ArticleValues {
  /** By the name of their placeholder, such as the price for `{preis}`. */
  facts: Readonly<Record<string, string>>;
  figures: ReadonlyMap<string, Figure>;
}

/** A figure in a paragraph of its own, such as `{kreis:sorgen}`. */
const figurePlace = /^\{([^{}]*:[^{}]*)\}$/u;

/**
 * Puts figures and facts in the place of their placeholders. Not part of rendering the Markdown, because Astro
 * keeps the result until the article itself changes.
 *
 * @param draw A figure as HTML; citations in it stay as they are written, `[@a1]`.
 * @throws Error for another placeholder.
 */
export function fillArticle(
  tree: HtmlTree,
  { facts, figures }: ArticleValues,
  draw: (figure: Figure) => string,
): void {
  replaceNodes(tree, (node) => {
    const name = isElement(node, 'p') ? figurePlace.exec(textOf(node))?.[1] : undefined;
    if (name === undefined) return undefined;
    const figure = figures.get(name);
    if (!figure) throw new Error(`There is no figure for the placeholder {${name}}.`);
    return readHtml(draw(figure)).children;
  });
  fillPlaceholders(
    tree,
    recordOf(Object.keys(facts), (name) => [textNode(facts[name] ?? '')]),
  );
}
