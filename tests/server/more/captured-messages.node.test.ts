import { randomUUID } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, onTestFinished } from 'vitest';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { CANCELLATION, jsonOf, send } from '#tests/support/functions-server.ts';
import { startServer } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

/** A site with two declarations and two requests for the newsletter, all delivered into the outbox. */
async function newPlace() {
  const folder = await folderForTest();
  await writeEmptySite(`${folder}/dist`);
  const url = await databaseForTest();
  const env = { DIST_DIR: `${folder}/dist`, DATA_DIR: `${folder}/data`, DATABASE_URL: url };
  const sql = (text: string) => query<{ reference: string }>(url, text);
  const filesIn = async (path = '') =>
    (await readdir(join(folder, 'data/outbox', path), { withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  const server = await startServer(onTestFinished, env);
  const input = () => ({ email: `${randomUUID()}@schlaf.example`, name: 'Anna', reason: 'Ende' });
  const references: string[] = [];
  for (const path of [CANCELLATION, '/functions/v1/subscribe-newsletter']) {
    for (let number = 0; number < 2; number += 1) {
      references.push(String(jsonOf(await send(server.site, path, input()))['reference']));
    }
  }
  await expect.poll(() => filesIn()).toHaveLength(6);
  await server.stop();
  const [gone = '', kept = '', left = '', stays = ''] = references;
  const filesOf = (declaration: string, request: string): string[] =>
    [`${declaration}.chat.json`, `${declaration}.eml`, `${request}.eml`].sort();
  /** What a server that starts logs of its scheduled jobs. */
  const startAgain = async (): Promise<string> => {
    const again = await startServer(onTestFinished, env);
    await again.stop();
    return again.output();
  };
  // As earlier versions deleted: the rows and nothing else.
  await sql(`delete from declarations where reference = '${gone}'`);
  await sql(`delete from newsletter_subscribers where reference = '${left}'`);
  return {
    folder,
    sql,
    filesIn,
    startAgain,
    lost: filesOf(gone, left),
    kept: filesOf(kept, stays),
  };
}

test('files whose declaration or subscriber was deleted are found and removed', async () => {
  const { folder, sql, filesIn, startAgain, lost, kept } = await newPlace();
  const longAgo = new Date(Date.now() - 60_000);
  for (const name of [...lost, ...kept]) {
    await utimes(join(folder, 'data/outbox', name), longAgo, longAgo);
  }
  await sql(`update retention_clock set seen_at = now()`);
  expect(await startAgain()).toContain('"files":3,"msg":"Files of nothing were removed."');
  expect(await filesIn()).toEqual(kept);
  expect(await sql('select cause, what, number from erasures')).toEqual([
    { cause: 'orphaned', what: 'outbox', number: 3 },
  ]);
});

test('files that are younger than the database are set aside: it may come from an older backup', async () => {
  const { sql, filesIn, startAgain, lost, kept } = await newPlace();
  await sql(`update retention_clock set seen_at = now() - interval '1 day', days = 5`);
  await sql(`update declarations set received_at = received_at - interval '1 day'`);
  await sql(`update newsletter_subscribers set asked_at = asked_at - interval '1 day'`);
  expect(await startAgain()).toContain('"files":3,"days":14,"msg":"The outbox holds files');
  expect(await filesIn()).toEqual(kept);
  expect(await filesIn('unknown/6')).toEqual(lost);
  await sql(`update retention_clock set days = 19`);
  await startAgain();
  expect(await filesIn('unknown/6')).toEqual(lost);
  await sql(`update retention_clock set days = 20`);
  await startAgain();
  expect(await filesIn('unknown/6')).toEqual([]);
  expect(await filesIn()).toEqual(kept);
});
