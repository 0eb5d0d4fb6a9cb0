import {
  Document,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  type Node,
  type ToStringOptions,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isDeepStrictEqual } from 'node:util';
import { fieldsIn } from '../../src/content-model/split-entry.ts';

type Values = Readonly<Record<string, unknown>>;

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
export function rewriteYaml(text: string, wanted: Values, order: readonly string[] = []): string {
  const document = parseDocument(text);
  const known = (document.toJS() ?? {}) as Values;
  if (document.errors.length > 0) throw document.errors[0] ?? new Error('This is no YAML.');
  if (isDeepStrictEqual(known, wanted)) return text;

  document.contents = assigned(document, document.contents, wanted, order) as never;
  visit(document, {
    Collection: (_key, node) => void (node.flow = node.flow === true && node.items.length > 0),
    Scalar: (key, node) => {
      if (key !== 'key') dress(node);
    },
  });
  const after = document.toString(STYLE);
  const { head, slices } = slicesOf(text);
  const parts = [...slicesOf(after).slices].map(([name, slice]) => {
    const isSame = isDeepStrictEqual(known[name], wanted[name]);
    return ((isSame ? slices.get(name) : undefined) ?? slice).replace(/\n?$/u, '\n');
  });
  for (const candidate of [head + parts.join(''), after]) {
    if (isDeepStrictEqual(fieldsIn(candidate), wanted)) return candidate;
  }
  throw new Error('The file would not say what was written into the form.');
}

/** A node with another value; what can stay of it stays, with its comments. */
function assigned(
  document: Document,
  node: unknown,
  value: unknown,
  order?: readonly string[],
): Node {
  if (isMap(node) && isRecord(value)) assignMap(document, node, value, order);
  else if (isSeq(node) && Array.isArray(value)) assignSeq(document, node, value);
  else if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) node.value = value;
  else return document.createNode(value);
  return node;
}

function assignMap(
  document: Document,
  map: YAMLMap,
  wanted: Values,
  order: readonly string[] = [],
): void {
  map.items = map.items.filter(({ key }) => Object.hasOwn(wanted, nameOf(key)));
  for (const [name, value] of Object.entries(wanted)) {
    const pair = map.items.find(({ key }) => nameOf(key) === name);
    if (pair) pair.value = assigned(document, pair.value, value);
    else map.items.splice(placeOf(map, name, order), 0, document.createPair(name, value));
  }
}

function placeOf(map: YAMLMap, name: string, order: readonly string[]): number {
  if (!order.includes(name)) return map.items.length;
  const before = new Set(order.slice(0, order.indexOf(name)));
  return map.items.findLastIndex(({ key }) => before.has(nameOf(key))) + 1;
}

// Entries that only moved keep their comments and their form.
function assignSeq(document: Document, seq: YAMLSeq, values: readonly unknown[]): void {
  const left = [...(seq.items as Node[])];
  const take = (fits: (node: Node) => boolean): Node | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const kept = values.map((value) => take((node) => isDeepStrictEqual(node.toJS(document), value)));
  seq.items = values.map(
    (value, at) =>
      kept[at] ??
      assigned(
        document,
        take((node) => node === seq.items[at]),
        value,
      ),
  );
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key);

/** Long texts are folded under their field, texts of several lines are kept as they are. */
function dress(node: Scalar): void {
  const { value } = node;
  if (typeof value !== 'string') return;
  if (value.includes('\n') && value.trim() !== '') node.type = Scalar.BLOCK_LITERAL;
  // Blanks at an end would be lost in a block.
  else if (/^\s|\s$/u.test(value)) node.type = Scalar.QUOTE_DOUBLE;
  else if (value.length > LONGEST_LINE) node.type = Scalar.BLOCK_FOLDED;
}

/** The text before the first field, and that of each field with the comments above it. */
function slicesOf(text: string): { head: string; slices: ReadonlyMap<string, string> } {
  const { contents } = parseDocument(text, { keepSourceTokens: true });
  const fields = isMap<Scalar.Parsed>(contents) ? contents.items : [];
  const starts = fields.map(({ key, srcToken }) => srcToken?.start[0]?.offset ?? key.range[0]);
  const slices = fields.map(({ key }, at) => [nameOf(key), text.slice(starts[at], starts[at + 1])]);
  return { head: text.slice(0, starts[0] ?? 0), slices: new Map(slices as [string, string][]) };
}
