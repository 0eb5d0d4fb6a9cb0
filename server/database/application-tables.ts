import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from '#server/database/migrate-database.ts';

interface Snapshot {
  readonly tables: Readonly<Record<string, SnapshotTable>>;
}

interface SnapshotTable {
  readonly name: string;
  readonly foreignKeys: Readonly<Record<string, { readonly tableTo: string }>>;
}

/**
 * Names of all tables that the migrations make, in an order in which rows can be inserted: a table
 * comes after those that it refers to.
 */
export function applicationTables(): string[] {
  const meta = join(MIGRATIONS, 'meta');
  const latest = readdirSync(meta)
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  if (latest === undefined) throw new Error(`There is no snapshot in ${meta}.`);
  const { tables } = JSON.parse(readFileSync(join(meta, latest), 'utf8')) as Snapshot;
  const waiting = new Map(Object.values(tables).map((table) => [table.name, table]));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ name, foreignKeys }) =>
      Object.values(foreignKeys).every(({ tableTo }) => tableTo === name || !waiting.has(tableTo)),
    );
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const { name } of ready) {
      waiting.delete(name);
      ordered.push(name);
    }
  }
  return ordered;
}
