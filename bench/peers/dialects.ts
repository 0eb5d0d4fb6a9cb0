import type { Dialect, Picture } from './markup.ts';

const ALONE = /^(?:br|hr|img|input|source|path|circle|rect|line|use|EmailField)$/;

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const RENAMED: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
};

/** React's: for the single-page app, where links are those of its router. */
export const jsx: Dialect = {
  text: (text) => (/^\s+$/.test(text) ? "{' '}" : `{${JSON.stringify(text)}}`),
  attribute: (name, value) => {
    const kept = /^(?:data|aria)-/.test(name) ? name : camelCase(name);
    const [left, right] = value === '' && name !== 'alt' ? ['{true}', ''] : ['{', '}'];
    return `${RENAMED[name] ?? kept}=${left}${right && JSON.stringify(value) + right}`;
  },
  isClosedAlone: (name) => ALONE.test(name),
  link: 'Link',
};

/** React's with Next's image component, which encodes pictures itself. */
export const next: Dialect = { ...jsx, picture: (picture) => writePicture(picture) };

/** HTML with braces, as Svelte has it. */
export const svelte: Dialect = {
  text: escaped,
  attribute: (name, value) => {
    const kept = /^(?:viewBox|preserveAspectRatio)$/.test(name) ? name : name.toLowerCase();
    return value === '' && name !== 'alt' ? kept : `${kept}="${escaped(value)}"`;
  },
  isClosedAlone: (name) => ALONE.test(name),
  link: 'a',
};

/** HTML with braces, as Astro has it, with its picture component and the icons of astro-icon. */
export const astro: Dialect = {
  ...svelte,
  picture: (picture) => writePicture(picture),
  icon: (name, attributes) => `<Icon name="${name}"${attributes} />`,
};

/** The names that {@link writePicture} gives to originals. */
export const importName = (stem: string): string => camelCase(`picture-${stem}`);

function writePicture({ stem, wide, isFirst, className, ...rest }: Picture): string {
  const { sizes, alt, width, height } = rest;
  const given = { sizes, alt, width, height, class: className };
  const words = Object.entries(given).map(([name, value]) => jsx.attribute(name, value, ''));
  const wideWords = wide && `wide={${importName(wide.stem)}} media=${JSON.stringify(wide.media)}`;
  const all = [`src={${importName(stem)}}`, wideWords, ...words, isFirst && 'isFirst={true}'];
  return `<Picture ${all.filter(Boolean).join(' ')} />`;
}

function escaped(text: string): string {
  const names: Readonly<Record<string, string>> = {
    ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '{': '&#123;', '}': '&#125;' },
  };
  return text.replace(/[&<>"{}]/g, (letter) => names[letter] ?? letter);
}
