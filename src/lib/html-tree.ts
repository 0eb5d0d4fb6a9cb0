import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

/** HTML as a tree (hast). Whoever changes texts changes nodes, never markup by a pattern. */
export type HtmlTree = ReturnType<typeof fromHtml>;
export type HtmlNode = HtmlTree['children'][number];
export type HtmlElement = Extract<HtmlNode, { type: 'element' }>;

/** A piece of our own HTML as a tree. */
export const readHtml = (html: string): HtmlTree => fromHtml(html, { fragment: true });

/** The HTML of a tree, or of nodes that stand beside each other. */
export const writeHtml = (tree: HtmlTree | HtmlNode[]): string =>
  toHtml(tree, { characterReferences: { useNamedReferences: true } });

/** Words as a node. */
export const textNode = (value: string): HtmlNode => ({ type: 'text', value });

/** An element with what stands in it; properties are named as in the DOM, `className`. */
export const elementNode = (
  tagName: string,
  properties: HtmlElement['properties'],
  children: readonly HtmlNode[] = [],
): HtmlElement => ({
  type: 'element',
  tagName,
  properties,
  children: children.filter((child) => child.type !== 'doctype'),
});

/** Whether nothing can be seen of a node. */
export const isBlank = (node: HtmlNode): boolean =>
  node.type !== 'element' && textOf(node).trim() === '';

/** The words between the tags. */
export const textOf = (node: HtmlTree | HtmlNode): string =>
  'children' in node ? node.children.map(textOf).join('') : node.type === 'text' ? node.value : '';

/** Whether a node is an element of one of these names. */
export const isElement = (node: HtmlNode, ...tagNames: string[]): node is HtmlElement =>
  node.type === 'element' && tagNames.includes(node.tagName);

/**
 * Puts others in the place of nodes, in the order of the text.
 *
 * @param change What stands there instead and is not looked at again; undefined keeps a node and goes on inside it.
 */
export function replaceNodes(
  parent: HtmlTree | HtmlElement,
  change: (node: HtmlNode) => readonly HtmlNode[] | undefined,
): void {
  const children = parent.children.flatMap((node) => {
    const changed = change(node);
    if (!changed && node.type === 'element') replaceNodes(node, change);
    return changed ?? [node];
  });
  Object.assign(parent, { children });
}

/**
 * Puts nodes in the place of words.
 *
 * @param pattern Finds them as its only group.
 * @param except Elements in which words stay as they are.
 */
export const replaceWords = (
  tree: HtmlTree,
  pattern: RegExp,
  change: (words: string) => readonly HtmlNode[],
  ...except: string[]
): void => {
  replaceNodes(tree, (node) => {
    if (isElement(node, ...except)) return [node];
    if (node.type !== 'text') return undefined;
    const pieces = node.value.split(pattern).map((piece, index) => ({ piece, isFound: index % 2 }));
    return pieces.flatMap(({ piece, isFound }) =>
      isFound ? change(piece) : piece === '' ? [] : [textNode(piece)],
    );
  });
};

/** Cuts a text before each heading of the second level; the first part is what stands before all of them. */
export function sectionsOf({ children }: HtmlTree): HtmlNode[][] {
  const sections: HtmlNode[][] = [[]];
  for (const node of children) {
    if (isElement(node, 'h2')) sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}
