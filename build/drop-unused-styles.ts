import { transform } from 'lightningcss';
import {
  classNamesIn,
  customProperty,
  selectedClasses,
  styleElement,
  stylesIn,
} from './page-styles.ts';

/**
 * Takes rules out of a finished page that can meet nothing on it, and custom properties that nothing
 * reads. The style sheets are made for the whole site, but every page carries its own.
 *
 * @param isFixed Names that scripts or other style sheets use and that must stay.
 */
export function dropUnusedStyles(html: string, isFixed: (name: string) => boolean): string {
  const used = classNamesIn(html);
  const isUnused = (name: string) => !used.has(name) && !isFixed(name);
  let before = '';
  let after = withoutSymbols(html, selectedClasses(stylesIn(html)).filter(isUnused));
  // A property may have been read only by another one that nothing reads.
  while (after !== before) {
    before = after;
    after = withoutSymbols(
      before,
      unreadProperties(before).filter((name) => !isFixed(name)),
    );
  }
  return after;
}

function unreadProperties(html: string): string[] {
  const mentions = Map.groupBy(html.match(customProperty) ?? [], (name) => name);
  const settings = Map.groupBy(stylesIn(html).match(/--[\w-]+(?=:)/g) ?? [], (name) => name);
  return [...settings.keys()].filter(
    (name) => mentions.get(name)?.length === settings.get(name)?.length,
  );
}

function withoutSymbols(html: string, unusedSymbols: string[]): string {
  return html.replace(styleElement, (_, open: string, css: string, close: string) => {
    return open + tailored(css, unusedSymbols) + close;
  });
}

// Pages of one kind carry the same styles and use the same part of them.
const known = new Map<string, string>();

function tailored(css: string, unusedSymbols: string[]): string {
  return known.getOrInsertComputed([...unusedSymbols, css].join(' '), () => {
    const code = Buffer.from(css);
    return transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code.toString();
  });
}
