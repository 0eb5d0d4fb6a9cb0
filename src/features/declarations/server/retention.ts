import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { and, isNotNull, lt, sql } from '#server/database/drizzle.ts';
import type { Platform } from '#server/feature.ts';
import type { Chore } from '#server/jobs/chores.ts';
import { outboxFolder } from '#server/outbox.ts';
import { declarations } from './declarations-table.ts';

export interface Retention {
  readonly database: Database;
  /** Folder with the outbox; what lies there belongs to the declarations. */
  readonly dataDir: string;
  /** Full years after the year of receipt, in German time. */
  readonly years: number;
  readonly now?: Date;
}

const ROWS_AT_ONCE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const ENDINGS = ['.eml', '.chat.json'];

/** What has to be done to declarations as time goes by. */
export function retentionChores({ database, env, logger }: Platform): Chore[] {
  const { dataDir, keepDeclarationsYears: years } = env;
  const forgetting: Chore = {
    work: () => forgetClients(database),
    failure: 'Old network hashes could not be emptied yet.',
  };
  const erasing: Chore = {
    work: async () => {
      const deleted = await eraseOldDeclarations({ database, dataDir, years });
      if (deleted > 0) logger.info({ deleted }, 'Declarations that were old enough were deleted.');
    },
    failure: 'Declarations that are old enough could not be deleted yet.',
  };
  return years === 0 ? [forgetting] : [forgetting, erasing];
}

/**
 * Deletes declarations, and their files in the outbox, when so many full years have passed after
 * the year in which they were received (§§ 195, 199 BGB count like that). What is not delivered
 * stays, however old it is.
 *
 * @returns how many were deleted.
 * @throws when the database is away or a file cannot be removed; what is left is for the next time.
 */
export async function eraseOldDeclarations(retention: Retention): Promise<number> {
  const { database, dataDir, years, now = new Date() } = retention;
  let deleted = 0;
  for (;;) {
    const references = await oldReferences(database, years, now);
    // Files first: a row whose files are gone is found again after a crash, a file without a row not.
    for (const reference of references) {
      for (const ending of ENDINGS) {
        await rm(join(outboxFolder(dataDir), reference + ending), { force: true });
      }
    }
    const { rowCount } = await database.drizzle.execute(sql`
      delete from declarations where reference in (
        select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb)
      )
    `);
    deleted += rowCount ?? 0;
    if (references.length < ROWS_AT_ONCE) return deleted;
  }
}

async function oldReferences(
  { drizzle }: Database,
  years: number,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await drizzle.execute<{ reference: string }>(sql`
    select reference from declarations
    where team_notified_at is not null
      and confirmation_sent_at is not null
      and received_at < (
        date_trunc('year', ${now.toISOString()}::timestamptz at time zone 'Europe/Berlin')
          - make_interval(years => ${years})
      ) at time zone 'Europe/Berlin'
    limit ${ROWS_AT_ONCE}
  `);
  return rows.map(({ reference }) => reference);
}

// The limit needs minutes, and nothing else needs the hashes.
async function forgetClients({ drizzle }: Database): Promise<void> {
  const { clientHash, receivedAt } = declarations;
  await drizzle
    .update(declarations)
    .set({ clientHash: null })
    .where(and(isNotNull(clientHash), lt(receivedAt, new Date(Date.now() - DAY_MS))));
}
