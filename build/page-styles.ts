/** The value of a class attribute in markup as React and Astro write it. */
export const classAttribute = / class="([^"]*)"/g;

/** A style element: its start tag, its styles, its end tag. */
export const styleElement = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/** A class in a selector: a dot and an identifier, whose special characters are escaped (CSS Syntax 3). */
export const classSelector = /\.((?:\\.|[A-Za-z_-])(?:\\.|[\w-])*)/g;

/** A custom property, wherever it is set or read. */
export const customProperty = /(?<![\w-])--[A-Za-z][\w-]*/g;

/** What Astro adds to the name of a typeface; no page has two of one name. */
export const typefaceMark = /-[0-9a-f]{16}\b/g;

/** The names in the value of a class attribute. */
export const splitClasses = (value: string) => value.split(/\s+/).filter((name) => name !== '');

/** How often each class stands in the markup of a page. */
export function classNamesIn(html: string): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const [, value = ''] of html.matchAll(classAttribute)) {
    for (const name of splitClasses(value)) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return uses;
}

/** All styles of a page. */
export const stylesIn = (html: string) =>
  [...html.matchAll(styleElement)].map(([, , css = '']) => css).join('\n');

/** The classes that styles select, without the escapes. */
export const selectedClasses = (styles: string) =>
  [...styles.matchAll(classSelector)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'));
