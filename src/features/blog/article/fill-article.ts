import { fillPlaceholders } from '#content-model/placeholders.ts';
import type { Figure } from '#content-model/queries.ts';
import { escapeHtml } from '#lib/escape-html.ts';

interface ArticleValues {
  /** By the name of their placeholder, such as the price for `{preis}`. */
  facts: Readonly<Record<string, string>>;
  figures: ReadonlyMap<string, Figure>;
}

/** A figure in a paragraph of its own, such as `{kreis:sorgen}`. */
const figurePlace = /<p>\{([^{}]*:[^{}]*)\}<\/p>/gu;

/**
 * The HTML of an article with its figures, and with facts in the place of their placeholders. Not part
 * of rendering the Markdown, because Astro caches the result until the article itself changes.
 *
 * @param draw A figure as HTML; citations in it stay as they are written, `[@a1]`.
 * @throws Error for another placeholder, which the content check reports before the build.
 */
export function fillArticle(
  html: string,
  { facts, figures }: ArticleValues,
  draw: (figure: Figure) => string,
): string {
  const withFigures = html.replaceAll(figurePlace, (_, name: string) => {
    const figure = figures.get(name);
    if (!figure) throw new Error(`There is no figure for the placeholder {${name}}.`);
    return draw(figure);
  });
  const escaped = Object.entries(facts).map(([name, text]) => [name, escapeHtml(text)] as const);
  return fillPlaceholders(withFigures, Object.fromEntries(escaped));
}
