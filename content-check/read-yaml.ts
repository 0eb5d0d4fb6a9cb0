import { isDeepStrictEqual } from 'node:util';
import { load } from 'js-yaml';
import { parseDocument, type Document } from 'yaml';
import type { FieldPath, PlainCode } from './content-problem.ts';
import { astroComplaint } from './issue-complaints.ts';

/** For `yaml`, so that it writes in quotes what Astro's reader would take for a day or a number. */
export const writtenForBoth = { compat: 'yaml-1.1' } as const;

/** What no YAML may hold (YAML 1.2.2, 5.1), and nobody sees. */
export const invisibleSigns =
  /[^\t\n\r\u0020-\u007E\u0085\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The fields of a file as plain values; `undefined` when they cannot be read. */
export const fieldsIn = (source: string): unknown => valuesOf(parseDocument(source));

/** The plain values of a document; `undefined` when it has none that can be read. */
export function valuesOf(document: Document.Parsed): unknown {
  try {
    return document.errors.length > 0 ? undefined : document.toJS();
  } catch {
    // It repeats an anchor that is not there, or one of them too often.
    return undefined;
  }
}

// Astro cuts the fields of a Markdown file off so.
const astroFields = /^\uFEFF?---([\s\S]*?\n)(?:---|\+\+\+)/u;

/**
 * What Astro makes of the fields of a file: it has another reader than we have.
 *
 * @returns values, or why there are none and the line of the file.
 */
export function readAsAstro(
  file: string,
  text: string,
): { data: unknown } | { code: PlainCode; line: number | undefined } {
  const source = file.endsWith('.md') ? (astroFields.exec(text)?.[1] ?? '') : text;
  try {
    return { data: load(source) };
  } catch (error) {
    const sign = source.search(invisibleSigns);
    if (sign < 0) return astroComplaint(error, source);
    return { code: 'invisibleSign', line: source.slice(0, sign).split('\n').length };
  }
}

/** A place where two readers found something else. */
interface Difference {
  readonly path: FieldPath;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/** Where two readings of the same fields differ, from top to bottom. */
export function differences(ours: unknown, theirs: unknown, path: FieldPath = []): Difference[] {
  if (isDeepStrictEqual(ours, theirs)) return [];
  if (!isGroup(ours) || !isGroup(theirs) || Array.isArray(ours) !== Array.isArray(theirs)) {
    return [{ path, ours, theirs }];
  }
  const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  return [...names].flatMap((name) =>
    differences(ours[name], theirs[name], [...path, Array.isArray(ours) ? Number(name) : name]),
  );
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date);
