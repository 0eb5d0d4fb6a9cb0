import type { ContentField, ContentName } from './content-schema.ts';

// Fields that hold the name of a document in the file, which is picked in the office.
const relations: Partial<Record<ContentName, Readonly<Record<string, ContentName>>>> = {
  blog: { author: 'team', reviewedBy: 'team' },
};

/** The kind that a field at the top of its kind of content names; undefined for all others. */
export const relationOf = (name: ContentName, field: string): ContentName | undefined =>
  relations[name]?.[field];

const computed: Partial<Record<ContentName, readonly string[]>> = { blog: ['readTime'] };

/** Whether the office works a field out, so that nobody fills it in. */
export const isComputed = (name: ContentName, field: string): boolean =>
  computed[name]?.includes(field) === true;

// Names that Payload keeps for itself.
const otherNames: Readonly<Record<string, string>> = {
  updatedAt: 'updatedOn',
};

/** What a field of the content is called in Payload. */
export const nameInPayload = (name: string): string => otherNames[name] ?? name;

/** Texts up to this length stand in one line, and lists of them as words side by side. */
export const LONGEST_WORDS = 60;
export const LONGEST_LINE = 100;

/** Whether a list holds short words only, which stand side by side. */
export const isWordList = ({ items }: ContentField): boolean =>
  items?.enum !== undefined ||
  items?.type === 'number' ||
  items?.type === 'integer' ||
  (items?.type === 'string' && (items.maxLength ?? LONGEST_LINE) <= LONGEST_WORDS);

// PostgreSQL cuts names off after 63 letters, and a table is called after all that lie around it.
const shortTables: Readonly<Record<string, string>> = { paragraphs: 'p' };

/** How Payload calls the table of a list; nothing where its own name is short enough. */
export function tableNameFor(list: string) {
  const short = shortTables[list];
  if (short === undefined) return {};
  return { dbName: ({ tableName = '' }: { tableName?: string }) => `${tableName}_${short}` };
}
