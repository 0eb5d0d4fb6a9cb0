import { basename, extname } from 'node:path';
import type { ContentProblem, FieldPath } from '../../content-check/content-problem.ts';
import { fieldName } from '../../content-check/content-report.ts';
import { contentFiles } from '../../src/content-model/collections.ts';
import type { Database } from '../../server/database/database.ts';
import { sql } from '../../server/database/drizzle.ts';
import { isKeyed, titleField } from '../collections/addresses.ts';
import { kinds } from '../collections/kinds.ts';
import { contentSchema, type ContentField } from '../fields/content-schema.ts';
import { nameInPayload } from '../fields/field-table.ts';
import { singularTitles } from '../fields/texts.ts';
import { officeTexts } from '../texts.ts';

/** Where in the office something is mended. */
export interface Place {
  /** What the document is called. */
  readonly title: string;
  /** What the field is called; empty when the whole document is meant. */
  readonly field: string;
  readonly address: string;
}

/** Where findings of the content check are mended; undefined for what no document holds, such as settings. */
export async function placesOf(
  { drizzle }: Database,
  found: readonly ContentProblem[],
): Promise<ReadonlyMap<ContentProblem, Place>> {
  const places = new Map<ContentProblem, Place>();
  for (const problem of found) {
    const slug = basename(problem.file, extname(problem.file));
    const kind = kinds.find(({ fileOf }) => `/${problem.file}`.endsWith(`/${fileOf(slug)}`));
    if (kind === undefined) continue;
    const { name, isSingle } = kind;
    let form = `/admin/globals/${name}`;
    let title: string = contentFiles[name].title;
    if (!isSingle) {
      // Payload's names of tables.
      const table = snakeCase(name);
      const words = sql.identifier(snakeCase(titleField(name)));
      const own = sql.identifier(isKeyed(name) ? 'id' : 'slug');
      const { rows } = await drizzle.execute<{ id: number | string; title: string | null }>(
        sql`select id, ${words}::text as title from ${sql.identifier('payload')}.${sql.identifier(table)} where ${own} = ${slug}`,
      );
      const [row] = rows;
      form = `/admin/collections/${name}${row === undefined ? '' : `/${String(row.id)}`}`;
      title = `${singularTitles[name] ?? title} „${row?.title ?? slug}“`;
    }
    const { path } = problem;
    const field = path.map((step) => nameInPayload(String(step))).join('__');
    const isText = path[0] === 'text' && kind.hasText;
    places.set(problem, {
      title,
      field: isText ? officeTexts.text : labelOf(contentSchema(name), path),
      address: field === '' ? form : `${form}#field-${field}`,
    });
  }
  return places;
}

/** The way to a field in the words of the schema; the names of the file where it has none. */
function labelOf(schema: ContentField, path: FieldPath): string {
  let at: ContentField | undefined = schema;
  const words = path.map((step) => {
    at = typeof step === 'number' ? at?.items : at?.properties?.[step];
    return typeof step === 'number' ? fieldName([step]) : (at?.title ?? step);
  });
  return words.join(' › ');
}

const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
