import { customType, jsonb, pgTable, text, timestamp } from '#server/database/drizzle.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What the office has published. The build that was shown last is the website, on every server. */
export const publishedBuilds = pgTable('published_builds', {
  id: text().primaryKey(),
  /** Each file of the build with the hash of its content. */
  files: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  shownAt: timestamp('shown_at', { withTimezone: true, precision: 3 }).notNull(),
});

/** Contents of files, each once, however many builds have it. */
export const publishedFiles = pgTable('published_files', {
  hash: text().primaryKey(),
  content: bytes().notNull(),
});
