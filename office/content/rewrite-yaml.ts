import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  type Node,
  type Pair,
  type ToStringOptions,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isDeepStrictEqual } from 'node:util';
import { fieldsIn } from '../../src/content-model/split-entry.ts';

// As the files of `content/` are written.
const STYLE: ToStringOptions = { lineWidth: 100, singleQuote: true, indentSeq: true };
const LONGEST_LINE = 90;

/**
 * Writes values into the text of a YAML file. Fields that keep their value keep every byte, with their
 * comments; of a changed field comments, order and the kind of quotes stay.
 *
 * @param wanted All fields of the file; one that is missing here is removed.
 * @param order Names of the fields in the order of the schema, for fields that are new.
 * @throws Error when the file is no YAML with fields, or reads otherwise than it was meant.
 */
export function rewriteYaml(
  text: string,
  wanted: Readonly<Record<string, unknown>>,
  order: readonly string[] = [],
): string {
  const before = parseDocument(text);
  const known = (before.toJS() ?? {}) as Record<string, unknown>;
  if (before.errors.length > 0) throw before.errors[0] ?? new Error('This is no YAML.');
  if (isDeepStrictEqual(known, wanted)) return text;

  const document = parseDocument(text);
  if (isMap(document.contents)) assignMap(document, document.contents, wanted, order);
  else document.contents = document.createNode(wanted) as unknown as typeof document.contents;
  dress(document.contents);
  const after = document.toString(STYLE);
  const result = keepUnchanged(text, after, (name) => isDeepStrictEqual(known[name], wanted[name]));
  for (const candidate of [result, after]) {
    if (isDeepStrictEqual(fieldsIn(candidate), wanted)) return candidate;
  }
  throw new Error('The file would not say what was written into the form.');
}

function assignMap(
  document: Document,
  map: YAMLMap,
  wanted: Readonly<Record<string, unknown>>,
  order: readonly string[] = [],
): void {
  for (const name of map.items.map(({ key }) => nameOf(key))) {
    if (!Object.hasOwn(wanted, name)) map.delete(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    const pair = map.items.find(({ key }) => nameOf(key) === name);
    if (pair) pair.value = assigned(document, pair.value, value);
    else map.items.splice(placeOf(map, name, order), 0, document.createPair(name, value));
  }
}

function placeOf(map: YAMLMap, name: string, order: readonly string[]): number {
  const before = new Set(order.slice(0, Math.max(0, order.indexOf(name))));
  if (!order.includes(name)) return map.items.length;
  return map.items.findLastIndex(({ key }) => before.has(nameOf(key))) + 1;
}

function assigned(document: Document, node: unknown, value: unknown): unknown {
  if (isCollection(node) || isScalar(node)) {
    if (isDeepStrictEqual(node.toJS(document), value)) return node;
    if (isMap(node) && isRecord(value)) {
      assignMap(document, node, value);
      return node;
    }
    if (isSeq(node) && Array.isArray(value)) {
      assignSeq(document, node, value);
      return node;
    }
    if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) {
      node.value = value;
      return node;
    }
  }
  return document.createNode(value);
}

// Entries that only moved keep their comments and their form.
function assignSeq(document: Document, seq: YAMLSeq, values: readonly unknown[]): void {
  const left = [...(seq.items as Node[])];
  const take = (fits: (node: Node) => boolean): Node | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const kept = values.map((value) => take((node) => isDeepStrictEqual(node.toJS(document), value)));
  seq.items = values.map((value, at) => {
    const same = kept[at];
    if (same) return same;
    const there = seq.items[at] as Node | undefined;
    return assigned(
      document,
      take((node) => node === there),
      value,
    );
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key);

/** Long texts are folded under their field, texts of several lines are kept as they are. */
function dress(node: unknown): void {
  if (isCollection(node)) {
    node.flow = node.flow === true && node.items.length > 0;
    for (const item of node.items) dress(isPair(item) ? item.value : item);
  } else if (isScalar(node) && typeof node.value === 'string') {
    const { value } = node;
    if (value.includes('\n') && value.trim() !== '') node.type = Scalar.BLOCK_LITERAL;
    // Blanks at an end would be lost in a block.
    else if (/^\s|\s$/u.test(value)) node.type = Scalar.QUOTE_DOUBLE;
    else if (value.length > LONGEST_LINE) node.type = Scalar.BLOCK_FOLDED;
  }
}

const isPair = (item: unknown): item is Pair =>
  typeof item === 'object' && item !== null && 'key' in item && 'value' in item;

interface Slice {
  readonly name: string;
  readonly text: string;
}

/** Takes the bytes of unchanged fields from the file as it was. */
function keepUnchanged(
  before: string,
  after: string,
  isUnchanged: (name: string) => boolean,
): string {
  const old = slicesOf(before);
  const { head } = old;
  const fresh = slicesOf(after);
  const parts = fresh.slices.map(({ name, text }) => {
    const kept = isUnchanged(name) ? old.slices.find((one) => one.name === name) : undefined;
    const part = kept?.text ?? text;
    return part.endsWith('\n') ? part : `${part}\n`;
  });
  return head + parts.join('');
}

/** The text before the first field, and each field with the comments above it. */
function slicesOf(text: string): { head: string; slices: Slice[] } {
  const { contents } = parseDocument(text);
  if (!isMap(contents)) return { head: '', slices: [] };
  const starts = contents.items.map(({ key }) => ({
    name: nameOf(key),
    at: commentStart(text, isScalar(key) ? key.range[0] : 0),
  }));
  const slices = starts.map(({ name, at }, index) => ({
    name,
    text: text.slice(index === 0 ? (starts[0]?.at ?? 0) : at, starts[index + 1]?.at ?? text.length),
  }));
  return { head: text.slice(0, starts[0]?.at ?? 0), slices };
}

// Comments and empty lines directly above a field belong to it.
function commentStart(text: string, at: number): number {
  let start = text.lastIndexOf('\n', at - 1) + 1;
  while (start > 0) {
    const previous = text.lastIndexOf('\n', start - 2) + 1;
    if (!/^(?:#.*)?$/u.test(text.slice(previous, start - 1).trimEnd())) break;
    start = previous;
  }
  return start;
}
