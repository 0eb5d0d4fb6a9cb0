import type {
  BlockContent,
  Link,
  ListItem,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
  TableRow,
  Text,
} from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { defaultHandlers, toMarkdown, type Handle } from 'mdast-util-to-markdown';
import { figureName } from '../../src/content-model/figures.ts';
import { wordsIn } from '../content/words-in.ts';
import { isDrawing } from './drawings.ts';
import {
  blockNames,
  fieldsOf,
  idOf,
  wholeText,
  type DocumentRef,
  type LexicalNode,
  type LexicalText,
  type Places,
} from './lexical-nodes.ts';
import { phrasing } from './phrasing.ts';
import { parseMarkdown, readMarkdown } from './read-markdown.ts';

/** A text names something that was deleted for good since; an earlier version can. */
export class GoneError extends Error {}

/**
 * The Markdown of a text of the editor.
 *
 * @param before What the file says so far: blocks that nobody changed keep every byte of it.
 * @throws GoneError where it shows or links to what is gone.
 */
export function writeMarkdown(text: LexicalText, places: Places, before = ''): string {
  const blocks = (one: LexicalText) => one.root.children.map((node) => markdownOf(node, places));
  const written = blocks(text).filter((one) => one !== '');
  return keepBlocks(written, before, (markdown) =>
    blocks(readMarkdown(markdown, places)).join('\n\n'),
  );
}

function markdownOf(node: LexicalNode, places: Places): string {
  const block = writerFor(places)(node);
  return block === undefined ? '' : render({ type: 'root', children: [block] });
}

// Signs that stand in the file as they are: citations, figures, notes.
const verbatim = (value: string): Nodes => ({ type: 'html', value });

const STYLE = {
  bullet: '-',
  listItemIndent: 'one',
  rule: '-',
  emphasis: '*',
  tightDefinitions: true,
} as const;

// An ampersand begins a sign by name only where a semicolon ends it.
const plainAmpersands = (markdown: string): string =>
  markdown.replaceAll(/\\&(?!#?\w{1,40};)/gu, '&');
const text: Handle = (node: Text, ...all) => plainAmpersands(defaultHandlers.text(node, ...all));
const link: Handle = (node: Link, ...all) => plainAmpersands(defaultHandlers.link(node, ...all));

const OPTIONS = {
  ...STYLE,
  handlers: { text, link: Object.assign(link, defaultHandlers.link) },
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
};

const render = (tree: Root): string =>
  toMarkdown(tree, OPTIONS)
    .replaceAll(HALVES, wholeSign)
    .replaceAll(/^\|(?: :?-+:? \|)+$/gmu, widerRule)
    .trimEnd();

// Beside bold and italics half of an emoji is written by its number, which is no sign.
const HALVES = /(?:[\uD800-\uDBFF]|&#xD[89AB]..;)(?:[\uDC00-\uDFFF]|&#xD[C-F]..;)/g;
const wholeSign = (halves: string): string => {
  if (halves.length === 2) return halves;
  const whole = halves.replaceAll(/&#x(D...);/g, (_, half: string) =>
    String.fromCharCode(Number.parseInt(half, 16)),
  );
  return `&#x${(whole.codePointAt(0) ?? 0).toString(16).toUpperCase()};`;
};

// The line below the head of a table has three strokes in each cell.
const widerRule = (line: string): string => line.replaceAll(/-+/gu, '---');

/** Blocks of the editor as those of Markdown; nothing where there is nothing to write. */
function writerFor(places: Places) {
  function block(node: LexicalNode): RootContent | undefined {
    const { children = [] } = node;
    switch (node.type) {
      case 'paragraph':
        return isNothing(children) ? undefined : paragraphOf(inline(children));
      case 'heading': {
        const depth = Number(String(node['tag']).slice(1)) as 2 | 3 | 4;
        return isNothing(children)
          ? undefined
          : { type: 'heading', depth, children: inline(children) };
      }
      case 'list':
        return listOf(node);
      case 'table':
        return tableOf(node);
      case 'horizontalrule':
        return { type: 'thematicBreak' };
      case 'upload':
        return pictureOf(node);
      case 'block':
        return specialOf(node);
      default:
        throw new Error(
          `A text of the editor holds a "${node.type}" that Markdown has no sign for.`,
        );
    }
  }

  function specialOf(node: LexicalNode): RootContent | undefined {
    const fields = fieldsOf(node);
    if (fields['blockType'] === blockNames.box) {
      const { root } = (fields['text'] ?? wholeText([])) as LexicalText;
      const children = root.children.flatMap((child) => block(child) ?? []);
      return { type: 'blockquote', children: children as BlockContent[] };
    }
    if (fields['blockType'] === blockNames.note) {
      const words = String(fields['words']).replaceAll('-->', '--\u200B>');
      return verbatim(`<!--${words}-->`) as RootContent;
    }
    // A draft may hold a part for which nobody has picked a figure yet.
    const { relationTo, value } = (fields['figure'] ?? {}) as Partial<DocumentRef>;
    if (relationTo === undefined) return undefined;
    if (!isDrawing(relationTo)) throw new Error(`There are no figures "${relationTo}".`);
    return verbatim(`{${figureName(relationTo, String(idOf(value)))}}`) as RootContent;
  }

  function pictureOf(node: LexicalNode): RootContent {
    const url = places.fileOf(idOf(node['value']));
    if (url === undefined) throw new GoneError('A text shows a picture that is gone.');
    return paragraphOf([{ type: 'image', url, alt: wordsIn(fieldsOf(node)['alt']) }]);
  }

  function listOf(node: LexicalNode): Extract<RootContent, { type: 'list' }> {
    const items: ListItem[] = [];
    for (const { children = [] } of node.children ?? []) {
      const [first] = children;
      // The editor keeps a list in a list as an item of its own; in Markdown it ends the item above.
      if (first?.type === 'list') {
        const above = items.at(-1) ?? { type: 'listItem', children: [] };
        if (items.length === 0) items.push(above);
        above.children.push(...children.map((one) => listOf(one)));
      } else items.push(itemOf(children));
    }
    const ordered = node['listType'] === 'number';
    const start = ordered ? Number(node['start'] ?? 1) : null;
    const spread = items.some((item) => item.spread === true);
    return { type: 'list', ordered, start, spread, children: items };
  }

  function itemOf(children: readonly LexicalNode[]): ListItem {
    const paragraphs: LexicalNode[][] = [[]];
    for (let at = 0; ; at += 1) {
      const node = children[at];
      if (node === undefined) break;
      const isEmptyLine = node.type === 'linebreak' && children[at + 1]?.type === 'linebreak';
      if (isEmptyLine) {
        paragraphs.push([]);
        at += 1;
      } else paragraphs.at(-1)?.push(node);
    }
    const spread = paragraphs.length > 1;
    const content = paragraphs.map((one) => paragraphOf(inline(one)));
    return { type: 'listItem', spread, children: content };
  }

  function tableOf(node: LexicalNode): RootContent {
    const rows = unmerged(node.children ?? []);
    const align = (rows[0] ?? []).map((cell) => alignOf(cell[0]));
    const children = rows.map((row): TableRow => ({
      type: 'tableRow',
      children: row.map((cell) => {
        // A line of a table has no other lines in it.
        const words = cell.flatMap((one, at) => [
          ...(at > 0 ? [SPACE] : []),
          ...(one.children ?? []),
        ]);
        const inOneLine = words.map((one) => (one.type === 'linebreak' ? SPACE : one));
        return { type: 'tableCell', children: inline(inOneLine) };
      }),
    }));
    return { type: 'table', align, children };
  }

  // A new line at the end is none; Markdown would show its sign.
  function inline(all: readonly LexicalNode[]): PhrasingContent[] {
    const end = all.findLastIndex((one) => !isBreak(one) && !isBlank(one)) + 1;
    return phrasing(all.slice(end).some(isBreak) ? all.slice(0, end) : all, {
      citation: (keys) =>
        verbatim(`[${keys.map((key) => `@${key}`).join('; ')}]`) as PhrasingContent,
      addressOf,
    });
  }

  function addressOf({ linkType, url, doc, anchor }: Readonly<Record<string, unknown>>): string {
    if (linkType !== 'internal') return wordsIn(url);
    const { relationTo, value } = (doc ?? {}) as Partial<DocumentRef>;
    if (relationTo === undefined) return '';
    const path = places.pathOf({ relationTo, value: idOf(value) });
    if (path === undefined) throw new GoneError('A text links to something that is gone.');
    return typeof anchor === 'string' && anchor !== '' ? `${path}#${anchor}` : path;
  }

  return block;
}

// A blank alone is kept, as an editor's empty line.
const isNothing = (nodes: readonly LexicalNode[]): boolean => nodes.every(isBreak);
const isBreak = ({ type }: LexicalNode): boolean => type === 'linebreak';
const isBlank = (node: LexicalNode): boolean =>
  node.type === 'text' && String(node['text']).trim() === '';

const SPACE: LexicalNode = { type: 'text', text: ' ', format: 0 };

const paragraphOf = (
  children: PhrasingContent[],
): Extract<BlockContent, { type: 'paragraph' }> => ({
  type: 'paragraph',
  children,
});

/** The cells of a table by row and column; Markdown merges none, so what a cell covers stands empty. */
function unmerged(rows: readonly LexicalNode[]): (readonly LexicalNode[])[][] {
  const grid: (readonly LexicalNode[])[][] = rows.map(() => []);
  for (const [top, { children: cells = [] }] of rows.entries()) {
    let left = 0;
    for (const { children = [], colSpan, rowSpan } of cells) {
      while (grid[top]?.[left] !== undefined) left += 1;
      const [right, bottom] = [left + Number(colSpan ?? 1), top + Number(rowSpan ?? 1)];
      for (const row of grid.slice(top, bottom))
        for (let column = left; column < right; column += 1) row[column] = [];
      grid[top]?.splice(left, 1, children);
      left = right;
    }
  }
  return grid.map((row) =>
    Array.from(row, (cell: readonly LexicalNode[] | undefined) => cell ?? []),
  );
}

function alignOf(cell: LexicalNode | undefined) {
  const format = cell?.['format'];
  return format === 'left' || format === 'center' || format === 'right' ? format : null;
}

interface Kept {
  readonly text: string;
  /** What stands between it and the next block. */
  readonly gap: string;
  readonly at: number;
}

/**
 * Puts blocks of Markdown together. Those that say what a block of the earlier text says keep its bytes,
 * and two that follow each other as before keep what was between them.
 *
 * @param canonical The same writing for a block of the earlier text.
 */
function keepBlocks(
  written: readonly string[],
  before: string,
  canonical: (markdown: string) => string,
): string {
  const earlier = Map.groupBy(blocksOf(before), ({ text }) => canonical(text));
  let last: Kept | undefined;
  const parts = written.map((text, index) => {
    const same = earlier.get(text) ?? [];
    const next = same.findIndex(({ at }) => at > (last?.at ?? -1));
    const [kept] = same.splice(Math.max(next, 0), 1);
    const between = last?.at === (kept?.at ?? 0) - 1 ? last.gap : '\n\n';
    last = kept;
    return `${index > 0 ? between : ''}${kept?.text ?? text}`;
  });
  const end = last?.at === blocksOf(before).length - 1 ? last.gap : '\n';
  return parts.length === 0 ? '' : parts.join('') + end;
}

function blocksOf(markdown: string): Kept[] {
  const { children } = parseMarkdown(markdown);
  return children.map(({ position }, at) => {
    const end = position?.end.offset ?? 0;
    const next = children[at + 1]?.position?.start.offset ?? markdown.length;
    const text = markdown.slice(position?.start.offset, end);
    return { text, gap: markdown.slice(end, next), at };
  });
}
