import { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { startServer } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

const NAME = 'forget-clients';
const EVERY_MINUTE = '* * * * *';
// The queue looks for what is due every half minute.
const TIMEOUT_MS = 50_000;

/** An empty site, and servers on the same database. */
async function newPlace() {
  const folder = await folderForTest();
  await writeEmptySite(`${folder}/dist`);
  const url = await databaseForTest();
  const sql = <Row extends object>(text: string) => query<Row>(url, text);
  return {
    url,
    sql,
    server: (name: string) =>
      startServer(onTestFinished, {
        DIST_DIR: `${folder}/dist`,
        DATA_DIR: `${folder}/${name}`,
        DATABASE_URL: url,
      }),
    schedules: () => sql(`select name, cron from pgboss.schedule order by name`),
    done: () => sql<{ state: string }>(`select state from pgboss.job where name = '${NAME}'`),
  };
}

test('what is regular is done every hour, and what an earlier version did is forgotten', async () => {
  const { url, server, schedules } = await newPlace();
  const earlier = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await earlier.start();
  await earlier.createQueue('no-longer-done');
  await earlier.schedule('no-longer-done', EVERY_MINUTE);
  await earlier.stop();
  expect(await schedules()).toEqual([{ name: 'no-longer-done', cron: EVERY_MINUTE }]);
  await server('one');
  expect(await schedules()).toEqual([
    { name: 'erase-what-is-old', cron: '0 * * * *' },
    { name: NAME, cron: '0 * * * *' },
  ]);
});

test(
  'every server does it at its start, one of them when its time comes, and what failed is said',
  async () => {
    const { sql, server, done } = await newPlace();
    await (await server('first')).stop();
    await sql('alter table declarations rename column client_hash to moved');
    const servers = await Promise.all([server('one'), server('other')]);
    const failures = (): number[] =>
      servers.map((one) => one.output().split('Old network hashes could not be').length - 1);
    await expect.poll(failures).toEqual([1, 1]);
    expect(await done()).toEqual([]);
    await sql(`update pgboss.schedule set cron = '${EVERY_MINUTE}' where name = '${NAME}'`);
    await expect.poll(done, { timeout: TIMEOUT_MS }).toEqual([{ state: 'completed' }]);
    expect(failures().toSorted()).toEqual([1, 2]);
  },
  2 * TIMEOUT_MS,
);
