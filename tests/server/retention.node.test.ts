import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { eraseOldDeclarations } from '#features/declarations/server/retention.ts';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { openDatabase } from '#server/database/database.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { startServer } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

interface Row {
  reference: string;
  receivedAt: string;
  isDelivered?: boolean;
}

async function newPlace() {
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
  const left = async (): Promise<string[]> => {
    const rows = await query<Row>(url, 'select reference from declarations order by 1');
    return rows.map(({ reference }) => reference);
  };
  const files = async (): Promise<string[]> => (await readdir(`${dataDir}/outbox`)).sort();
  return { folder, dataDir, url, database, store, left, files };
}

test('delivered declarations go with their files when three years after their year are over', async () => {
  const { dataDir, database, store, left, files } = await newPlace();
  await store({ reference: 'K-2022-LAST', receivedAt: '2022-12-31T23:59:59.999+01:00' });
  await store({ reference: 'K-2023-FRST', receivedAt: '2023-01-01T00:00:00+01:00' });
  await store({ reference: 'K-2020-WAIT', receivedAt: '2020-05-05T12:00Z', isDelivered: false });
  await writeFile(`${dataDir}/outbox/N-2022-LAST.eml`, '');
  const erase = (now: string) =>
    eraseOldDeclarations({ ...{ database, dataDir, years: 3 }, now: new Date(now) });

  expect(await erase('2025-12-31T23:59:59+01:00')).toBe(0);
  expect(await erase('2026-01-01T00:00:00+01:00')).toBe(1);
  expect(await left()).toEqual(['K-2020-WAIT', 'K-2023-FRST']);
  expect(await files()).toEqual([
    ...['K-2020-WAIT.chat.json', 'K-2020-WAIT.eml'],
    ...['K-2023-FRST.chat.json', 'K-2023-FRST.eml', 'N-2022-LAST.eml'],
  ]);
  expect(await erase('2026-12-31T23:59:59+01:00')).toBe(0);
});

test('more of them than fit into one step go as well', async () => {
  const { dataDir, url, database, left } = await newPlace();
  await query(
    url,
    `insert into declarations (id, reference, type, received_at, content, content_hash,
       team_notified_at, confirmation_sent_at)
     select gen_random_uuid(), 'K-' || n, 'cancellation', '2001-01-01', '{}', n, now(), now()
     from generate_series(1, 1200) as n`,
  );
  expect(await eraseOldDeclarations({ database, dataDir, years: 3 })).toBe(1200);
  expect(await left()).toEqual([]);
});

test('a server does it at its start and says how many, unless it must not', async () => {
  const { folder, dataDir, url, store, left } = await newPlace();
  await writeEmptySite(`${folder}/dist`);
  await store({ reference: 'K-OLDE-ROW1', receivedAt: '2019-03-01T12:00Z' });
  const env = { DIST_DIR: `${folder}/dist`, DATA_DIR: dataDir, DATABASE_URL: url };
  for (const keeping of [{ KEEP_DECLARATIONS_YEARS: '0' }, { WORKERS: 'off' }]) {
    const server = await startServer({ ...env, ...keeping });
    // The chores under way are done before a stop has ended.
    await server.stop();
    expect(await left(), JSON.stringify(keeping)).toEqual(['K-OLDE-ROW1']);
  }
  const server = await startServer(env);
  await expect.poll(left).toEqual([]);
  await server.stop();
  expect(server.output()).toContain('"deleted":1,"msg":"Declarations that were old enough');
  expect(server.output()).not.toContain('K-OLDE-ROW1');
});
