import type { PhrasingContent } from 'mdast';
import { protectSpaces } from '../fields/protected-spaces.ts';
import { BOLD, CODE, fieldsOf, ITALIC, type LexicalNode } from './lexical-nodes.ts';

interface Signs {
  readonly citation: (keys: readonly string[]) => PhrasingContent;
  readonly addressOf: (link: Readonly<Record<string, unknown>>) => string;
}

/** A part of a line with the signs around it. */
interface Run {
  readonly format: number;
  readonly content: PhrasingContent;
}

const STYLES = [BOLD, ITALIC] as const;

/** What stands in a line, as Markdown has it: bold and italics around their words, never around blanks. */
export function phrasing(nodes: readonly LexicalNode[], signs: Signs): PhrasingContent[] {
  return grouped(nodes.flatMap((node) => runs(node, signs)).map(withoutEdges), 0);
}

function runs(node: LexicalNode, signs: Signs): Run[] {
  const format = Number(node['format'] ?? 0);
  switch (node.type) {
    case 'text': {
      const value = String(node['text']);
      if (format & CODE)
        return [{ format: format & ~CODE, content: { type: 'inlineCode', value } }];
      return withoutBlanks(protectSpaces(value)).map((part) => ({
        format,
        content: { type: 'text', value: part },
      }));
    }
    case 'tab':
      return [{ format, content: { type: 'text', value: ' ' } }];
    case 'linebreak':
      return [{ format: 0, content: { type: 'break' } }];
    case 'inlineBlock': {
      const sources = (fieldsOf(node)['sources'] ?? []) as (string | { id: string })[];
      const keys = sources.map((one) => (typeof one === 'object' ? one.id : one));
      return keys.length === 0 ? [] : [{ format: NEUTRAL, content: signs.citation(keys) }];
    }
    case 'link':
    case 'autolink': {
      const inner = (node.children ?? []).flatMap((child) => runs(child, signs));
      const url = signs.addressOf(fieldsOf(node));
      // A link without an address leads nowhere, so only its words stay.
      if (url === '' || /^https?:\/\/$/u.test(url)) return inner;
      // What all its words have stands around the link.
      const shared = inner.reduce((all, one) => all & one.format, BOLD | ITALIC);
      const own = inner.map((one) => ({ ...one, format: one.format & ~shared }));
      return [{ format: shared, content: { type: 'link', url, children: grouped(own, 0) } }];
    }
    default:
      throw new Error(`A line of the editor holds a "${node.type}" that Markdown has no sign for.`);
  }
}

/** A text in up to three parts: blanks, words, blanks. */
function withoutBlanks(text: string): string[] {
  const words = text.trim();
  if (words === '') return text === '' ? [] : [text];
  const start = text.indexOf(words);
  const parts = [text.slice(0, start), words, text.slice(start + words.length)];
  return parts.filter((part) => part !== '');
}

// Whatever stands around a citation or a blank may go on around it.
const NEUTRAL = BOLD | ITALIC | 1024;

const isBlank = ({ content }: Run): boolean =>
  content.type === 'text' && content.value.trim() === '';

const withoutEdges = (run: Run, at: number, all: readonly Run[]): Run => {
  const { content, format } = run;
  if (!isBlank(run) && !(format & 1024)) return run;
  const around = (all[at - 1]?.format ?? 0) & (all[at + 1]?.format ?? 0);
  return { content, format: format & around & (BOLD | ITALIC) };
};

/** The longest stretch of a style goes outside. */
function grouped(all: readonly Run[], outer: number): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let at = 0; ;) {
    const run = all[at];
    if (run === undefined) return result;
    // A style neither begins nor ends with a blank.
    const lengthOf = (style: number): number => {
      const end = all.findIndex((one, index) => index >= at && !(one.format & style & ~outer));
      const stretch = all.slice(at, end < 0 ? all.length : end);
      return isBlank(run) ? 0 : stretch.findLastIndex((one) => !isBlank(one)) + 1;
    };
    const [style, length] = STYLES.map((one) => [one, lengthOf(one)] as const).reduce((a, b) =>
      b[1] > a[1] ? b : a,
    );
    if (length === 0) {
      push(result, run.content);
      at += 1;
      continue;
    }
    const children = grouped(all.slice(at, at + length), outer | style);
    push(result, { type: style === BOLD ? 'strong' : 'emphasis', children });
    at += length;
  }
}

const isStyled = (node?: PhrasingContent): boolean =>
  node?.type === 'strong' || node?.type === 'emphasis';

// Two texts in a row would be escaped each for itself, and the stars of two styles would run together.
function push(all: PhrasingContent[], next: PhrasingContent): void {
  const last = all.at(-1);
  if (isStyled(last) && isStyled(next)) all.push({ type: 'html', value: '&#x2060;' });
  if (last?.type === 'text' && next.type === 'text') {
    all[all.length - 1] = { type: 'text', value: last.value + next.value };
  } else all.push(next);
}
