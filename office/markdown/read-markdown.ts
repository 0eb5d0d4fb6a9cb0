import type { Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { citationPattern, citedKeys } from '../../src/content-model/fields.ts';
import { drawingNamed } from './drawings.ts';
import * as lexical from './lexical-nodes.ts';
import { blockNames, type LexicalNode, type LexicalText, type Places } from './lexical-nodes.ts';

/** Markdown as a tree; only what CommonMark and tables know, so that HTML stays visible as such. */
export const parseMarkdown = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

const FIGURE = /^\{([a-z]+):([a-z0-9-]+)\}$/u;
const NOTE = /^<!--([\s\S]*?)-->$/u;

/** The text of an article as the editor has it. What the editor does not know becomes plain text. */
export function readMarkdown(markdown: string, places: Places): LexicalText {
  function blocks(nodes: readonly RootContent[]): LexicalNode[] {
    return nodes.map((node) => block(node));
  }

  function block(node: RootContent): LexicalNode {
    switch (node.type) {
      case 'paragraph':
        return specialOf(node.children) ?? lexical.paragraph(inline(node.children));
      case 'heading':
        return lexical.element('heading', inline(node.children), { tag: `h${node.depth}` });
      case 'blockquote':
        return lexical.block(blockNames.box, {
          text: lexical.wholeText(blocks(node.children)),
        });
      case 'list':
        return listOf(node);
      case 'table':
        return tableOf(node);
      case 'thematicBreak':
        return { type: 'horizontalrule', version: 1 };
      case 'html': {
        const [, words] = NOTE.exec(node.value) ?? [];
        if (words !== undefined) return lexical.block(blockNames.note, { words });
        return asWritten(node);
      }
      default:
        return asWritten(node);
    }
  }

  /** A picture or a figure that stands alone in its paragraph. */
  function specialOf([only, more]: readonly PhrasingContent[]): LexicalNode | undefined {
    if (only === undefined || more !== undefined) return undefined;
    if (only.type === 'image' && !only.title) {
      const picture = places.pictureAt(only.url);
      return picture === undefined ? undefined : lexical.upload(picture, only.alt ?? '');
    }
    if (only.type !== 'text') return undefined;
    const [, folder = '', value = ''] = FIGURE.exec(only.value) ?? [];
    const relationTo = drawingNamed(folder);
    return relationTo && lexical.block(blockNames.figure, { figure: { relationTo, value } });
  }

  function listOf(list: Extract<RootContent, { type: 'list' }>): LexicalNode {
    const isNumbered = list.ordered === true;
    const start = list.start ?? 1;
    const items = list.children.flatMap((item, at) => {
      // Paragraphs of one item are parted by an empty line, because an item of the editor holds one text.
      const own: LexicalNode[] = [];
      const below: LexicalNode[] = [];
      for (const child of item.children) {
        if (child.type === 'list') below.push(listOf(child));
        else {
          if (own.length > 0) own.push(lexical.lineBreak(), lexical.lineBreak());
          own.push(...(child.type === 'paragraph' ? inline(child.children) : raw(child)));
        }
      }
      const value = start + at;
      return [own, ...below.map((one) => [one])].map((children) =>
        lexical.element('listitem', children, { value }),
      );
    });
    return lexical.element('list', items, {
      listType: isNumbered ? 'number' : 'bullet',
      tag: isNumbered ? 'ol' : 'ul',
      start,
    });
  }

  function tableOf(table: Table): LexicalNode {
    const rows = table.children.map((row, rowAt) =>
      lexical.element(
        'tablerow',
        row.children.map((cell, at) =>
          lexical.element(
            'tablecell',
            [lexical.paragraph(inline(cell.children), table.align?.[at] ?? '')],
            { headerState: rowAt === 0 ? 1 : 0, colSpan: 1, rowSpan: 1, backgroundColor: null },
          ),
        ),
      ),
    );
    return lexical.element('table', rows);
  }

  function inline(nodes: readonly PhrasingContent[], format = 0): LexicalNode[] {
    return nodes.flatMap((node): LexicalNode[] => {
      switch (node.type) {
        case 'text':
          return wordsOf(node.value, format);
        case 'strong':
          return inline(node.children, format | lexical.BOLD);
        case 'emphasis':
          return inline(node.children, format | lexical.ITALIC);
        case 'inlineCode':
          return [lexical.textNode(node.value, format | lexical.CODE)];
        case 'break':
          return [lexical.lineBreak()];
        case 'link':
          if (node.title) return raw(node);
          return [lexical.link(inline(node.children, format), target(node.url))];
        default:
          return raw(node);
      }
    });
  }

  function wordsOf(text: string, format: number): LexicalNode[] {
    // A word joiner keeps two styles apart and is no word.
    const parts = text.replaceAll('\n', ' ').replaceAll('\u2060', '').split(citationPattern);
    return parts.flatMap((part, at): LexicalNode[] => {
      if (at % 2 === 1)
        return [lexical.inlineBlock(blockNames.citation, { sources: citedKeys(part) })];
      return part === '' ? [] : [lexical.textNode(part, format)];
    });
  }

  function target(url: string): Readonly<Record<string, unknown>> {
    const [path = '', anchor] = url.split('#', 2);
    const doc = places.documentAt(path);
    if (doc === undefined) return { linkType: 'custom', url };
    return { linkType: 'internal', doc, ...(anchor !== undefined && { anchor }) };
  }

  function asWritten(node: Nodes): LexicalNode {
    return lexical.paragraph(raw(node));
  }

  /** What no node of the editor stands for, letter by letter. */
  function raw(node: Nodes): LexicalNode[] {
    const { start, end } = node.position ?? {};
    const written = markdown.slice(start?.offset, end?.offset);
    return [lexical.textNode(written.replaceAll('\n', ' '), 0)];
  }

  return lexical.wholeText(blocks(parseMarkdown(markdown).children));
}
