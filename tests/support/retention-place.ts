import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { declarationRetention } from '#features/declarations/server/personal-data.ts';
import { migrateDatabase, openDatabase } from '#server/database/database.ts';
import { confirmClock, eraseWhatIsDue, type RetentionRun } from '#server/retention/retention.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

interface Row {
  reference: string;
  receivedAt: string;
  isDelivered?: boolean;
}

export const DAY_MS = 24 * 60 * 60 * 1000;

/** A database and an outbox in which declarations grow old, with a clock that the test sets. */
export async function retentionPlace() {
  const folder = await folderForTest();
  const dataDir = `${folder}/data`;
  await mkdir(`${dataDir}/outbox`, { recursive: true });
  const url = await databaseForTest();
  const database = await openDatabase({ url, dataDir, report: () => undefined });
  onTestFinished(() => database.close());
  await migrateDatabase(database);
  const store = async ({ reference, receivedAt, isDelivered = true }: Row): Promise<void> => {
    await query(
      url,
      `insert into declarations (id, reference, type, received_at, content, content_hash,
         team_notified_at, confirmation_sent_at)
       values ($1, $2, 'cancellation', $3, '{}', $2, $4, $3)`,
      [randomUUID(), reference, receivedAt, isDelivered ? receivedAt : null],
    );
    for (const ending of ['.eml', '.chat.json']) {
      await writeFile(`${dataDir}/outbox/${reference}${ending}`, '');
    }
  };
  /** Stores 42 declarations of the last days with their 84 files. */
  const storeRecent = async (now: Date): Promise<void> => {
    for (let number = 10; number < 52; number += 1) {
      const receivedAt = new Date(now.getTime() - number * 60_000).toISOString();
      await store({ reference: `K-AAAA-00${number}`, receivedAt });
    }
  };
  const left = async (): Promise<string[]> => {
    const rows = await query<Row>(url, 'select reference from declarations order by 1');
    return rows.map(({ reference }) => reference);
  };
  const files = async (): Promise<string[]> => (await readdir(`${dataDir}/outbox`)).sort();
  const rules = declarationRetention({ given: { KEEP_DECLARATIONS_YEARS: '3' }, dataDir });
  const run = (now: Date | string): Promise<RetentionRun> =>
    eraseWhatIsDue(database, rules, new Date(now));
  const confirm = (now: Date): Promise<void> => confirmClock(database, rules, now);
  /** As if a server had run until then. */
  const ranUntil = (moment: string) =>
    query(url, 'insert into retention_clock (id, days, seen_at) values (1, 0, $1)', [moment]);
  const marked = async (): Promise<number> =>
    (await query(url, 'select 1 from declarations where marked_on is not null')).length;
  return {
    folder,
    dataDir,
    url,
    store,
    storeRecent,
    left,
    files,
    run,
    confirm,
    ranUntil,
    marked,
  };
}
