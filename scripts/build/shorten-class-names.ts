const classAttribute = / class="([^"]*)"/g;
const styleElement = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;
// A class in a selector: a dot and an identifier, whose special characters are escaped (CSS Syntax 3).
const classSelector = /\.((?:\\.|[A-Za-z_-])(?:\\.|[\w-])*)/g;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Renames the classes of a finished page to one or two letters, the most frequent first, in its
 * markup and its inlined styles alike. Together they are a good part of the first bytes.
 *
 * @param isFixed Names that scripts or other style sheets use and that must stay.
 */
export function shortenClassNames(html: string, isFixed: (name: string) => boolean): string {
  const uses = new Map<string, number>();
  for (const [, value = ''] of html.matchAll(classAttribute)) {
    for (const name of classNames(value)) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const byUse = [...uses].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const taken = new Set(byUse.filter(isFixed));
  const shortNames = new Map<string, string>();
  let index = 0;
  for (const name of byUse) {
    if (taken.has(name)) continue;
    let short = shortName(index++);
    while (taken.has(short)) short = shortName(index++);
    shortNames.set(name, short);
  }
  return html
    .replace(classAttribute, (_, value: string) => {
      return ` class="${classNames(value)
        .map((name) => shortNames.get(name) ?? name)
        .join(' ')}"`;
    })
    .replace(styleElement, (_, open: string, css: string, close: string) => {
      const renamed = css.replace(classSelector, (selector, name: string) => {
        const short = shortNames.get(name.replaceAll(/\\(.)/g, '$1'));
        return short ? `.${short}` : selector;
      });
      return open + renamed + close;
    });
}

const classNames = (value: string) => value.split(/\s+/).filter((name) => name !== '');

function shortName(index: number): string {
  const last = letters.charAt(index % letters.length);
  return index < letters.length ? last : shortName(Math.floor(index / letters.length) - 1) + last;
}
