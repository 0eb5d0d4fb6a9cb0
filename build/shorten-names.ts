import {
  classAttribute,
  classNamesIn,
  classSelector,
  customProperty,
  splitClasses,
  styleElement,
  stylesIn,
  typefaceMark,
} from './page-styles.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Renames the classes and custom properties of a finished page to one or two letters, the most frequent
 * first, in its markup and its inlined styles alike, and gives typefaces their plain names. Together these
 * names are a good part of the first bytes.
 *
 * @param isFixed Names that scripts or other style sheets use and that must stay.
 */
export function shortenNames(html: string, isFixed: (name: string) => boolean): string {
  const classes = shortNames(classNamesIn(html), isFixed, '');
  const properties = shortNames(propertiesIn(html), isFixed, '--');
  return html
    .replace(classAttribute, (_, value: string) => {
      const names = splitClasses(value).map((name) => classes.get(name) ?? name);
      return ` class="${names.join(' ')}"`;
    })
    .replace(styleElement, (_, open: string, css: string, close: string) => {
      const renamed = css
        .replace(classSelector, (selector, name: string) => {
          const short = classes.get(name.replaceAll(/\\(.)/g, '$1'));
          return short ? `.${short}` : selector;
        })
        .replace(customProperty, (name) => properties.get(name) ?? name)
        .replace(typefaceMark, '');
      return open + renamed + close;
    });
}

function propertiesIn(html: string): ReadonlyMap<string, number> {
  const elsewhere = new Set(html.replace(styleElement, '').match(customProperty));
  const names = Map.groupBy(stylesIn(html).match(customProperty) ?? [], (name) => name);
  const own = [...names].filter(([name]) => !elsewhere.has(name));
  return new Map(own.map(([name, uses]) => [name, uses.length]));
}

function shortNames(
  uses: ReadonlyMap<string, number>,
  isFixed: (name: string) => boolean,
  prefix: string,
): ReadonlyMap<string, string> {
  const byUse = [...uses].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const taken = new Set(byUse.filter(isFixed));
  const result = new Map<string, string>();
  let index = 0;
  for (const name of byUse) {
    if (taken.has(name)) continue;
    let short = prefix + shortName(index++);
    while (taken.has(short)) short = prefix + shortName(index++);
    result.set(name, short);
  }
  return result;
}

function shortName(index: number): string {
  const last = letters.charAt(index % letters.length);
  return index < letters.length ? last : shortName(Math.floor(index / letters.length) - 1) + last;
}
