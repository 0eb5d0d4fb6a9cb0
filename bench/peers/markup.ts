import { find, ROUTES, wordsOf, type PageElement, type PageNode } from './pages.ts';

/** How a framework's own language writes what a page is made of. */
export interface Dialect {
  readonly text: (text: string) => string;
  readonly attribute: (name: string, value: string, element: string) => string;
  readonly isClosedAlone: (name: string) => boolean;
  /** The element or component for links to other pages of the site; `a` for a plain link. */
  readonly link: string;
  /** Writes a picture; without it the ones that the website has encoded are shown. */
  readonly picture?: (picture: Picture) => string;
  readonly icon?: (name: string, attributes: string) => string;
}

/** A picture of a page, identified by its original. */
export interface Picture {
  /** File name of the original without ending. */
  readonly stem: string;
  readonly sizes: string;
  /** Another picture for wide windows. */
  readonly wide?: { readonly stem: string; readonly media: string } | undefined;
  readonly alt: string;
  readonly width: string;
  readonly height: string;
  readonly className: string;
  readonly isFirst: boolean;
}

/** A node in a framework's own language, with the components of the peers where something happens. */
export function write(node: PageNode, dialect: Dialect): string {
  if (typeof node === 'string') return dialect.text(node);
  const { name, attributes } = node;
  if (attributes['popoverTarget'] === 'site-menu') return '';
  if (attributes['id'] === 'site-menu') return writeMenu(node, dialect);
  if (name === 'picture' && dialect.picture) return dialect.picture(pictureOf(node));
  const href = find(node, (one) => one.name === 'use')?.attributes['href'];
  if (name === 'svg' && href && dialect.icon)
    return dialect.icon(href.replace(/.*#/, ''), writeAttributes(node, dialect));
  if (name === 'a' && attributes['class'] === 'chip')
    return element({ ...node, name: 'Chip', attributes: { name: wordsOf(node) } }, dialect);
  if (attributes['data-article']) {
    const kept = Object.entries(attributes).filter(([key]) => key !== 'data-article');
    const category = wordsOf(find(node, (one) => one.name === 'span') ?? '');
    return element(
      { ...node, name: 'Card', attributes: { ...Object.fromEntries(kept), as: name, category } },
      dialect,
    );
  }
  if (attributes['id'] === 'field-email') return element({ ...node, name: 'EmailField' }, dialect);
  const [path = ''] = (attributes['href'] ?? '').split('#');
  const isOwn = name === 'a' && (ROUTES as readonly string[]).includes(path);
  return element(isOwn ? { ...node, name: dialect.link } : node, dialect);
}

export function writeAll(nodes: readonly PageNode[], dialect: Dialect): string {
  return nodes.map((node) => write(node, dialect)).join('');
}

function element(node: PageElement, dialect: Dialect): string {
  const tag = `${node.name}${writeAttributes(node, dialect)}`;
  if (dialect.isClosedAlone(node.name)) return `<${tag} />`;
  return `<${tag}>${writeAll(node.children, dialect)}</${node.name}>`;
}

function writeAttributes({ name, attributes }: PageElement, dialect: Dialect): string {
  return Object.entries(attributes)
    .map(([key, value]) => ` ${dialect.attribute(key, value, name)}`)
    .join('');
}

/** The button before the menu is the component's own. */
function writeMenu(node: PageElement, dialect: Dialect): string {
  const { id, 'aria-label': label = '', class: className = '' } = node.attributes;
  const attributes = { id: id ?? '', 'aria-label': label, class: className };
  return element({ ...node, name: 'Menu', attributes }, dialect);
}

function pictureOf(node: PageElement): Picture {
  const sources = node.children.filter((one) => typeof one === 'object' && one.name === 'source');
  const [wide, narrow = wide] = sources as PageElement[];
  const img = find(node, ({ name }) => name === 'img')?.attributes ?? {};
  const stem = (source?: PageElement): string =>
    /\/([^/.]+)\.[^/]*$/.exec(source?.attributes['srcSet']?.split(' ')[0] ?? '')?.[1] ?? '';
  const media = wide?.attributes['media'];
  return {
    stem: stem(narrow),
    sizes: narrow?.attributes['sizes'] ?? '100vw',
    wide: media === undefined ? undefined : { stem: stem(wide), media },
    alt: img['alt'] ?? '',
    width: img['width'] ?? '',
    height: img['height'] ?? '',
    className: img['class'] ?? '',
    isFirst: img['fetchPriority'] === 'high',
  };
}
