import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
  type ParsedNode,
  type YAMLError,
} from 'yaml';
import { splitEntry } from '#content-model/split-entry.ts';
import type { FieldLine, FieldPath, PlainCode } from './content-problem.ts';

/** One file below `content/`, read but not yet judged. */
export interface ContentDocument {
  /** From the project folder, for example `content/faq/kosten.yaml`. */
  file: string;
  /** The whole text as it stands in the file. */
  text: string;
  /** The fields as plain values; `undefined` when they could not be read. */
  data: unknown;
  fields: FieldLine[];
  /** Line on which the text below the front matter begins; beyond the end for YAML files. */
  bodyLine: number;
  /** Why the fields could not be read. */
  unreadable?: { line: number | undefined; code: PlainCode };
}

const lineCount = (text: string) => text.split('\n').length;

/** The line of a place in a text, counted from 1. */
export const lineAt = (text: string, index: number): number => lineCount(text.slice(0, index));

/** Reads a YAML file or the front matter of a Markdown file. Never throws for what a writer wrote. */
export const readContentDocument = (root: string, file: string): ContentDocument =>
  parseContentDocument(file, readFileSync(resolve(root, file), 'utf8'));

/** The same for a text that does not stand in the folder, as a draft or an earlier version. */
export function parseContentDocument(file: string, text: string): ContentDocument {
  const unreadable = (code: PlainCode, line?: number) => ({
    file,
    text,
    data: undefined,
    fields: [],
    bodyLine: Number.POSITIVE_INFINITY,
    unreadable: { line, code },
  });

  const broken = text.indexOf('\uFFFD');
  if (broken >= 0) return unreadable('notUtf8', lineAt(text, broken));

  const { start, fields: source, end, body } = splitEntry(file, text);
  if (body === text) return unreadable('noFrontMatter', 1);
  const linesBefore = body === undefined ? 0 : 1;

  const sign = source.search(invisibleSigns);
  if (sign >= 0) return unreadable('invisibleSign', lineAt(source, sign) + linesBefore);

  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const { line, code } = syntaxComplaint(error, source);
    return unreadable(code, line + linesBefore);
  }
  if (document.contents === null) return unreadable('emptyFile');
  let data: unknown;
  try {
    data = document.toJS();
  } catch {
    // A star at the beginning of a text repeats what an anchor names: there is none, or it repeats too much.
    return unreadable('specialStart', lineOfAlias(document, counter) + linesBefore);
  }

  return {
    file,
    text,
    data,
    fields: fieldLines(document.contents, counter, linesBefore),
    bodyLine: body === undefined ? Number.POSITIVE_INFINITY : lineCount(`${start}${source}${end}`),
  };
}

/** The text below the fields, line by line; those above are empty, so that each line keeps its number. */
export const bodyLines = ({ text, bodyLine }: ContentDocument): string[] =>
  text.split('\n').map((line, index) => (index + 1 < bodyLine ? '' : line));

/** The same without notes, which nobody sees on the page. */
export const visibleLines = (document: ContentDocument): string[] =>
  bodyLines(document)
    .join('\n')
    .replace(/<!--[\s\S]*?-->/gu, (note) => note.replace(/[^\n]/gu, ''))
    .split('\n');

/** The lines of the whole file, empty where the fields have a comment, which is for whoever edits. */
export const withoutComments = ({ text, bodyLine }: ContentDocument): string[] =>
  text.split('\n').map((line, index) => (index + 1 < bodyLine && /^\s*#/u.test(line) ? '' : line));

/** What no YAML may hold (YAML 1.2.2, 5.1), and nobody sees. */
export const invisibleSigns =
  /[^\t\n\r\u0020-\u007E\u0085\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Every field and list entry of a parsed YAML text with the line it begins on, from top to bottom. */
function fieldLines(
  root: ParsedNode | null,
  counter: LineCounter,
  linesBefore: number,
): FieldLine[] {
  const found: FieldLine[] = [];
  const lineOf = (node: unknown) =>
    isNode(node) && node.range
      ? counter.linePos(node.range[0]).line + linesBefore
      : linesBefore + 1;
  const walk = (node: unknown, path: FieldPath) => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : String(key);
        found.push({ path: [...path, name], line: lineOf(key) });
        walk(value, [...path, name]);
      }
    }
    if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) {
        found.push({ path: [...path, index], line: lineOf(item) });
        walk(item, [...path, index]);
      }
    }
  };
  walk(root, []);
  return found;
}

function lineOfAlias(document: Document.Parsed, counter: LineCounter): number {
  let line = 1;
  visit(document, {
    Alias: (_, { range }) => {
      line = counter.linePos(range?.[0] ?? 0).line;
      return visit.BREAK;
    },
  });
  return line;
}

const syntax: Partial<Record<ErrorCode, PlainCode>> = {
  TAB_AS_INDENT: 'tab',
  DUPLICATE_KEY: 'duplicateField',
  BAD_INDENT: 'indentation',
  BLOCK_AS_IMPLICIT_KEY: 'indentation',
  MULTILINE_IMPLICIT_KEY: 'missingColon',
  MISSING_CHAR: 'missingColon',
  BAD_SCALAR_START: 'specialStart',
  BAD_DQ_ESCAPE: 'backslash',
  MULTIPLE_DOCS: 'separator',
};

const startsWithTab = /^\s*\t/u;
const startsSpecially = /^\s*(?:-\s+)?(?:[\w-]+:\s+)?[@`%*&{![\]}]/u;
const hasSecondColon = /^\s*(?:-\s+)?[\w-]+:\s.*:\s/u;
const isListTextWithColon = /^\s*-\s+[^'"\s].*:\s/u;
const hasStraightQuote = /["']/u;
const opensQuote = /^\s*(?:-\s+)?(?:[\w-]+:\s+)?(["'])/u;

const hasField = /^\s*(?:-\s+)?[\w-]+:(?:\s|$)/u;

const isLeftOpen = (line: string) => {
  const mark = opensQuote.exec(line)?.[1];
  return mark !== undefined && line.split(mark).length % 2 === 0;
};

/** Where a YAML text stops being readable (line from 1), and why. */
function syntaxComplaint(
  { code, message, pos }: YAMLError,
  source: string,
): { line: number; code: PlainCode } {
  const lines = source.split('\n');
  const number = source.slice(0, pos[0]).split('\n').length;
  if (message.startsWith('Missing closing')) {
    // The reader only notices at the end of the file; the mistake is where the quote was opened.
    return { line: lines.findIndex(isLeftOpen) + 1 || number, code: 'openQuote' };
  }
  const line = lines[number - 1] ?? '';
  const previous = lines[number - 2] ?? '';
  if (!hasField.test(line) && isListTextWithColon.test(previous)) {
    return { line: number - 1, code: 'colonInText' };
  }
  const at = (found: PlainCode) => ({ line: number, code: found });
  if (startsWithTab.test(line)) return at('tab');
  if (startsSpecially.test(line)) return at('specialStart');
  if (hasStraightQuote.test(line) && (code === 'UNEXPECTED_TOKEN' || code === 'MISSING_CHAR')) {
    return at('quotes');
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && hasSecondColon.test(line)) return at('colonInText');
  if (code === 'MULTILINE_IMPLICIT_KEY' && isListTextWithColon.test(line)) return at('colonInText');
  return at(syntax[code] ?? 'unreadableLine');
}
