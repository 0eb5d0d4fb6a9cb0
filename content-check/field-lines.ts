import { isMap, isNode, isScalar, isSeq, type LineCounter, type ParsedNode } from 'yaml';
import type { FieldPath } from './content-problem.ts';

/** Where a field or a list entry begins; lines are counted from 1. */
export interface FieldLine {
  path: FieldPath;
  line: number;
}

/** Every field and list entry of a parsed YAML text with the line it begins on, from top to bottom. */
export function fieldLines(
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

const samePath = (a: FieldPath, b: FieldPath) =>
  a.length === b.length && a.every((step, index) => step === b[index]);

/** The line of a field; of the field around it when it is missing; `undefined` when nothing of it is there. */
export function lineOfField(fields: FieldLine[], path: FieldPath): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const field = fields.find((candidate) => samePath(candidate.path, path.slice(0, length)));
    if (field) return field.line;
  }
  return undefined;
}

/** The innermost field a line belongs to. */
export const fieldOfLine = (fields: FieldLine[], line: number) =>
  fields.findLast((field) => field.line <= line)?.path;
