import { basename, extname } from 'node:path';
import type { ContentProblem } from '../../content-check/content-problem.ts';
import { labelOf } from '../content/form-schema.ts';
import { collectionTitles } from '../content/texts.ts';
import type { Database } from '../../server/database/database.ts';
import { sql } from '../../server/database/drizzle.ts';
import { isKeyed } from '../collections/addresses.ts';
import { kinds } from '../collections/kinds.ts';
import { contentSchema } from '../fields/content-schema.ts';
import { nameInPayload } from '../fields/field-table.ts';

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
    if (!isSingle) {
      // Payload's names of tables.
      const table = name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
      const { rows } = isKeyed(name)
        ? { rows: [{ id: slug }] }
        : await drizzle.execute<{ id: number }>(
            sql`select id from ${sql.identifier('payload')}.${sql.identifier(table)} where slug = ${slug}`,
          );
      const [row] = rows;
      form = `/admin/collections/${name}${row === undefined ? '' : `/${String(row.id)}`}`;
    }
    const { path } = problem;
    const field = path.map((step) => nameInPayload(String(step))).join('__');
    places.set(problem, {
      title: `${collectionTitles[name]}${isSingle ? '' : `: ${slug}`}`,
      field: path.length === 0 ? '' : labelOf(contentSchema(name) as never, path),
      address: field === '' ? form : `${form}#field-${field}`,
    });
  }
  return places;
}
