import type { ContentName } from './content-schema.ts';

/** Fields that name a document in the file and are picked in the office. */
export interface Relation {
  readonly to: ContentName;
  /** The field of the other document that stands in the file. */
  readonly by: string;
}

const relations: Partial<Record<ContentName, Readonly<Record<string, Relation>>>> = {
  blog: { author: { to: 'team', by: 'name' }, reviewedBy: { to: 'team', by: 'name' } },
};

/** The relation of a field at the top of its kind of content; undefined for all others. */
export const relationOf = (name: ContentName, field: string): Relation | undefined =>
  relations[name]?.[field];

// Names that Payload keeps for itself, and names too long for a table of PostgreSQL.
const otherNames: Readonly<Record<string, string>> = {
  updatedAt: 'updatedOn',
};

/** What a field of the content is called in Payload. */
export const nameInPayload = (name: string): string => otherNames[name] ?? name;

/** Texts up to this length stand in one line, and lists of them as words side by side. */
export const LONGEST_WORDS = 60;
export const LONGEST_LINE = 100;
