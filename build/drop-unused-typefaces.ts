// A typeface of Astro's: its face, and the custom property that names it.
const typeface =
  /<style>@font-face\{[^}]*unicode-range:([^;}]+)[^}]*\}\s*:root\{(--[\w-]+):[^}]*\}<\/style>/g;

/**
 * Takes those typefaces out of a finished page that are for certain letters only (`unicode-range`) when
 * the page has none of these. Where a list of typefaces names one of them, it stands before others.
 *
 * @param isFixed Custom properties that other style sheets use and that must stay.
 */
export function dropUnusedTypefaces(html: string, isFixed: (name: string) => boolean): string {
  return [...html.matchAll(typeface)].reduce((page, [element, range = '', property = '']) => {
    if (isFixed(property) || lettersIn(range).test(page)) return page;
    return page.replace(element, '').replaceAll(new RegExp(`var\\(${property}\\),\\s*`, 'g'), '');
  }, html);
}

/** @param range Code points as in CSS, such as `U+1E9E, U+2190-2193`. */
function lettersIn(range: string): RegExp {
  const parts = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return `\\u{${from}}-\\u{${to}}`;
  });
  return new RegExp(`[${parts.join('')}]`, 'u');
}
