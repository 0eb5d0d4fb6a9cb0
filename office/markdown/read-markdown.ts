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

/** The text of an article as the editor has it. What the editor does not know becomes plain text. */
export function readMarkdown(markdown: string, places: Places): LexicalText {
  const { children } = parseMarkdown(markdown);
  const reader = new Reader(markdown, places);
  return lexical.wholeText(reader.blocks(children));
}

const FIGURE = /^\{([a-z]+):([a-z0-9-]+)\}$/u;
const NOTE = /^<!--([\s\S]*?)-->$/u;

class Reader {
  readonly #markdown: string;
  readonly #places: Places;

  constructor(markdown: string, places: Places) {
    this.#markdown = markdown;
    this.#places = places;
  }

  blocks(nodes: readonly RootContent[]): LexicalNode[] {
    return nodes.map((node) => this.#block(node));
  }

  #block(node: RootContent): LexicalNode {
    switch (node.type) {
      case 'paragraph':
        return this.#special(node.children) ?? lexical.paragraph(this.#inline(node.children));
      case 'heading':
        return lexical.element('heading', this.#inline(node.children), { tag: `h${node.depth}` });
      case 'blockquote':
        return lexical.block(blockNames.box, {
          text: lexical.wholeText(this.blocks(node.children)),
        });
      case 'list':
        return this.#list(node);
      case 'table':
        return this.#table(node);
      case 'thematicBreak':
        return { type: 'horizontalrule', version: 1 };
      case 'html': {
        const [, words] = NOTE.exec(node.value) ?? [];
        if (words !== undefined) return lexical.block(blockNames.note, { words });
        return this.#asWritten(node);
      }
      default:
        return this.#asWritten(node);
    }
  }

  /** A picture or a figure that stands alone in its paragraph. */
  #special([only, more]: readonly PhrasingContent[]): LexicalNode | undefined {
    if (only === undefined || more !== undefined) return undefined;
    if (only.type === 'image' && !only.title) {
      const picture = this.#places.pictureAt(only.url);
      return picture === undefined ? undefined : lexical.upload(picture, only.alt ?? '');
    }
    if (only.type !== 'text') return undefined;
    const [, folder = '', value = ''] = FIGURE.exec(only.value) ?? [];
    const relationTo = drawingNamed(folder);
    return relationTo && lexical.block(blockNames.figure, { figure: { relationTo, value } });
  }

  #list(list: Extract<RootContent, { type: 'list' }>): LexicalNode {
    const isNumbered = list.ordered === true;
    const start = list.start ?? 1;
    const items = list.children.flatMap((item, at) => {
      // Paragraphs of one item are parted by an empty line, because an item of the editor holds one text.
      const own: LexicalNode[] = [];
      const below: LexicalNode[] = [];
      for (const child of item.children) {
        if (child.type === 'list') below.push(this.#list(child));
        else {
          if (own.length > 0) own.push(lexical.lineBreak(), lexical.lineBreak());
          own.push(
            ...(child.type === 'paragraph' ? this.#inline(child.children) : this.#raw(child)),
          );
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

  #table(table: Table): LexicalNode {
    const rows = table.children.map((row, rowAt) =>
      lexical.element(
        'tablerow',
        row.children.map((cell, at) =>
          lexical.element(
            'tablecell',
            [lexical.paragraph(this.#inline(cell.children), table.align?.[at] ?? '')],
            { headerState: rowAt === 0 ? 1 : 0, colSpan: 1, rowSpan: 1, backgroundColor: null },
          ),
        ),
      ),
    );
    return lexical.element('table', rows);
  }

  #inline(nodes: readonly PhrasingContent[], format = 0): LexicalNode[] {
    return nodes.flatMap((node): LexicalNode[] => {
      switch (node.type) {
        case 'text':
          return this.#words(node.value, format);
        case 'strong':
          return this.#inline(node.children, format | lexical.BOLD);
        case 'emphasis':
          return this.#inline(node.children, format | lexical.ITALIC);
        case 'inlineCode':
          return [lexical.textNode(node.value, format | lexical.CODE)];
        case 'break':
          return [lexical.lineBreak()];
        case 'link':
          if (node.title) return this.#raw(node);
          return [lexical.link(this.#inline(node.children, format), this.#target(node.url))];
        default:
          return this.#raw(node);
      }
    });
  }

  #words(text: string, format: number): LexicalNode[] {
    const parts = text.replaceAll('\n', ' ').split(citationPattern);
    return parts.flatMap((part, at): LexicalNode[] => {
      if (at % 2 === 1)
        return [lexical.inlineBlock(blockNames.citation, { sources: citedKeys(part) })];
      return part === '' ? [] : [lexical.textNode(part, format)];
    });
  }

  #target(url: string): Readonly<Record<string, unknown>> {
    const [path = '', anchor] = url.split('#', 2);
    const doc = this.#places.documentAt(path);
    if (doc === undefined) return { linkType: 'custom', url };
    return { linkType: 'internal', doc, ...(anchor !== undefined && { anchor }) };
  }

  #asWritten(node: Nodes): LexicalNode {
    return lexical.paragraph(this.#raw(node));
  }

  /** What no node of the editor stands for, letter by letter. */
  #raw(node: Nodes): LexicalNode[] {
    const { start, end } = node.position ?? {};
    const written = this.#markdown.slice(start?.offset, end?.offset);
    return [lexical.textNode(written.replaceAll('\n', ' '), 0)];
  }
}
