import { randomBytes } from 'node:crypto';

/** A node of the editor's JSON, as it is stored. */
export interface LexicalNode {
  readonly type: string;
  readonly children?: LexicalNode[];
  readonly [key: string]: unknown;
}

/** A text of the editor. */
export interface LexicalText {
  readonly root: LexicalNode & { readonly children: LexicalNode[] };
}

/** Characters in one paragraph; readers of Markdown need a hundred times longer for ten times as many signs. */
export const LONGEST_BLOCK = 10_000;

export type Id = string | number;

/** A document that was read along stands where its number stood. */
export const idOf = (value: unknown): Id =>
  typeof value === 'object' && value !== null ? (value as { id: Id }).id : (value as Id);

export interface DocumentRef {
  readonly relationTo: string;
  readonly value: Id;
}

/** Documents and pictures have numbers in the office, addresses and files in Markdown. */
export interface Places {
  /** The document that is shown at an address on this website; undefined for other pages. */
  readonly documentAt: (path: string) => DocumentRef | undefined;
  readonly pathOf: (document: DocumentRef) => string | undefined;
  readonly pictureAt: (file: string) => Id | undefined;
  readonly fileOf: (picture: Id) => string | undefined;
}

/** The bits of `format` in a text node. */
export const BOLD = 1;
export const ITALIC = 2;
export const CODE = 16;

/** Parts of a text that Payload does not know; their fields are in `office/fields/text-field.ts`. */
export const blockNames = {
  box: 'box',
  figure: 'figure',
  note: 'note',
  citation: 'citation',
} as const;

// Payload names every block by twelve bytes as hexadecimal digits.
const newId = (): string => randomBytes(12).toString('hex');

/** A node with children. */
export const element = (
  type: string,
  children: LexicalNode[],
  more: Readonly<Record<string, unknown>> = {},
): LexicalNode => ({ type, children, direction: null, format: '', indent: 0, version: 1, ...more });

export const paragraph = (children: LexicalNode[], format = ''): LexicalNode =>
  element('paragraph', children, { format, textFormat: 0, textStyle: '' });

export const textNode = (text: string, format: number): LexicalNode => ({
  type: 'text',
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
});

export const lineBreak = (): LexicalNode => ({ type: 'linebreak', version: 1 });

/** A part of the text that has fields of its own. */
export const block = (
  blockType: string,
  fields: Readonly<Record<string, unknown>>,
): LexicalNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: newId(), blockName: '', blockType, ...fields },
});

/** The same within a line. */
export const inlineBlock = (
  blockType: string,
  fields: Readonly<Record<string, unknown>>,
): LexicalNode => ({
  type: 'inlineBlock',
  version: 1,
  fields: { id: newId(), blockType, ...fields },
});

export const link = (children: LexicalNode[], fields: Readonly<Record<string, unknown>>) =>
  element('link', children, { id: newId(), version: 3, fields: { newTab: false, ...fields } });

export const upload = (value: Id, alt: string): LexicalNode => ({
  type: 'upload',
  version: 3,
  format: '',
  id: newId(),
  relationTo: 'media',
  value,
  fields: { alt },
});

/** The fields of a block or a link. */
export const fieldsOf = (node: LexicalNode): Readonly<Record<string, unknown>> =>
  (node['fields'] ?? {}) as Readonly<Record<string, unknown>>;

export const wholeText = (children: LexicalNode[]): LexicalText => ({
  root: { ...element('root', children), children },
});

/** The words of a text, a blank after each part. */
export function plainText({ type, children = [], ...node }: LexicalNode): string {
  if (type === 'text') return String(node['text']);
  const { text } = fieldsOf({ type, ...node }) as { text?: LexicalText };
  const words = [...children, ...(text ? [text.root] : [])].map(plainText).join('');
  return type === 'link' ? words : `${words} `;
}
