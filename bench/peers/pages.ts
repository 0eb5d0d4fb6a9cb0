import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ElementType, parseDocument } from 'htmlparser2';
import { DIST } from '../website.ts';

/** An element of a page, without anything that belongs to the website's own scripts. */
export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly PageNode[];
}

/** A text is a plain string. */
export type PageNode = PageElement | string;

/** One page of the website, taken apart. */
export interface PeerPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Everything in the body before the main part, the main part, and everything after it. */
  readonly before: readonly PageNode[];
  readonly main: PageNode;
  readonly after: readonly PageNode[];
}

type ParsedNode = ReturnType<typeof parseDocument>['children'][number];

export const ARTICLE = '/blog/guter-schlaf-fuer-schulkinder';
/** The three pages that are compared. */
export const ROUTES = ['/', '/blog', ARTICLE] as const;

const FILES = { '/': 'index.html', '/blog': 'blog.html', [ARTICLE]: `${ARTICLE.slice(1)}.html` };
const OWN_SCRIPTS = /^data-(?:island|at-once|choose|share|read-from)$/;
// Browsers ignore text directly inside these elements, and React warns about spaces there.
const NO_TEXT = /^(?:table|thead|tbody|tr|ul|ol|dl|picture|select)$/;

/** The built pages that the peers are made of, so that all of them say the same. */
export async function readPages(): Promise<PeerPage[]> {
  return Promise.all(ROUTES.map((route) => readPage(route)));
}

async function readPage(route: keyof typeof FILES): Promise<PeerPage> {
  const html = await readFile(join(DIST, 'client', FILES[route]), 'utf8');
  const [root] = parseDocument(html, { lowerCaseAttributeNames: false }).children.flatMap(simplify);
  const children = (node: PageNode | undefined): readonly PageNode[] =>
    typeof node === 'object' ? node.children : [];
  const called = (name: string, nodes: readonly PageNode[]): number =>
    nodes.findIndex((node) => typeof node === 'object' && node.name === name);
  const all = children(root);
  const head = children(all[called('head', all)]);
  const body = children(all[called('body', all)]);
  const at = called('main', body);
  const main = body[at];
  if (main === undefined) throw new Error(`${FILES[route]} has no main part.`);
  return {
    route,
    title: wordsOf(head[called('title', head)] ?? ''),
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
    before: body.slice(0, at),
    main,
    after: body.slice(at + 1),
  };
}

function simplify(node: ParsedNode): PageNode[] {
  if (node.type === ElementType.Text) {
    const parent = node.parent && 'name' in node.parent ? node.parent.name : '';
    return node.data.trim() === '' && NO_TEXT.test(parent) ? [] : [node.data];
  }
  if (!('attribs' in node) || node.name === 'script' || node.name === 'style') return [];
  const kept = Object.entries(node.attribs).filter(([name]) => !OWN_SCRIPTS.test(name));
  const attributes = Object.fromEntries(
    kept.map(([name, value]) => [name, value.replace(/^\/_astro\/icons\.\w+\.svg/, '/icons.svg')]),
  );
  return [{ name: node.name, attributes, children: node.children.flatMap(simplify) }];
}

/** All text below a node. */
export function wordsOf(node: PageNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsOf).join('');
}

/** The first matching element below a node, or the node itself. */
export function find(
  node: PageNode,
  isWanted: (element: PageElement) => boolean,
): PageElement | undefined {
  if (typeof node === 'string') return undefined;
  if (isWanted(node)) return node;
  return node.children
    .values()
    .map((child) => find(child, isWanted))
    .find(Boolean);
}
