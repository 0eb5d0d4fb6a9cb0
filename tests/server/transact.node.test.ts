import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { openDatabase, transact, transactLong } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

async function opened() {
  const url = await databaseForTest();
  await query(url, 'create table kept (value int)');
  const report = (): void => undefined;
  return { url, database: await openDatabase({ url, dataDir: '', report }) };
}

test('connections that break before a transaction begins make room for new ones', async () => {
  const { database } = await opened();
  const breakIt = (client: PoolClient): void => {
    void client.end();
  };
  database.pool.on('acquire', breakIt);
  for (let broken = 0; broken < 20; broken += 1) {
    await expect(transact(database, () => Promise.resolve())).rejects.toThrow();
  }
  database.pool.off('acquire', breakIt);
  await expect(transact(database, () => Promise.resolve('done'))).resolves.toBe('done');
  await database.close();
});

test.each([transact, transactLong])(
  'a transaction that fails leaves nothing behind (%o)',
  async (inTransaction) => {
    const { url, database } = await opened();
    const failing = inTransaction(database, async (tx) => {
      await tx.execute(sql`insert into kept values (1)`);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await inTransaction(database, (tx) => tx.execute(sql`insert into kept values (2)`));
    expect(await query(url, 'select value from kept')).toEqual([{ value: 2 }]);
    await database.close();
  },
);

test('statements for visitors have a time limit, those of long work have none', async () => {
  const { database } = await opened();
  const limitIn = async (inTransaction: typeof transact | typeof transactLong) => {
    const { rows } = await inTransaction(database, (tx) =>
      tx.execute(sql`select current_setting('statement_timeout') as limit`),
    );
    return rows;
  };
  expect(await limitIn(transact)).toEqual([{ limit: '6s' }]);
  expect(await limitIn(transactLong)).toEqual([{ limit: '0' }]);
  await database.close();
});
