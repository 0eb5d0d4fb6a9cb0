import { writeFile } from 'node:fs/promises';
import { expect, test, onTestFinished } from 'vitest';
import { commandsWith } from '#tests/support/commands.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { DAY_MS, retentionPlace as newPlace } from '#tests/support/retention-place.ts';
import { startServer } from '#tests/support/server-process.ts';
import { query } from '#tests/support/test-database.ts';

const YEAR_MS = 365 * DAY_MS;

test('declarations are marked, delivered or not, when three years after their year are over, and go with their files when 14 days are counted', async () => {
  const { dataDir, url, store, left, files, run, ranUntil } = await newPlace();
  await store({ reference: 'K-2022-LAST', receivedAt: '2022-12-31T23:59:59.999+01:00' });
  await store({ reference: 'K-2023-FRST', receivedAt: '2023-01-01T00:00:00+01:00' });
  await store({ reference: 'K-2022-WAIT', receivedAt: '2022-05-05T12:00Z', isDelivered: false });
  await writeFile(`${dataDir}/outbox/N-2022-LAST.eml`, '');
  await ranUntil('2025-12-30T12:00Z');

  expect(await run('2025-12-31T22:59:59Z')).toMatchObject({ marked: {}, erased: {} });
  for (let day = 1; day <= 14; day += 1) {
    const at = `2026-01-${String(day).padStart(2, '0')}`;
    const marked = day === 1 ? { declarations: 2 } : {};
    expect(await run(`${at}T08:00Z`), at).toMatchObject({ held: undefined, marked, erased: {} });
    // The same day is counted once.
    expect(await run(`${at}T20:00Z`), at).toMatchObject({ marked: {}, erased: {} });
  }
  expect(await left()).toHaveLength(3);
  expect(await run('2026-01-15T08:00Z')).toMatchObject({ erased: { declarations: 2 } });
  expect(await left()).toEqual(['K-2023-FRST']);
  expect(await files()).toEqual(['K-2023-FRST.chat.json', 'K-2023-FRST.eml', 'N-2022-LAST.eml']);
  expect(await run('2026-01-16T08:00Z')).toMatchObject({ marked: {}, erased: {} });
  expect(await query(url, 'select cause, what, number from erasures')).toEqual([
    { cause: 'retention', what: 'declarations', number: 2 },
  ]);
});

test('when very many rows are due at once, 5,000 are marked a day', async () => {
  const { url, run, ranUntil } = await newPlace();
  await query(
    url,
    `insert into declarations (id, reference, type, received_at, content, content_hash,
       team_notified_at, confirmation_sent_at)
     select gen_random_uuid(), 'K-' || n, 'cancellation', '2001-01-01', '{}', n, now(), now()
     from generate_series(1, 120000) as n`,
  );
  await ranUntil('2026-01-01T12:00Z');
  expect(await run('2026-01-02T12:00Z')).toMatchObject({ marked: { declarations: 5000 } });
});

test('a whole year that becomes due at once goes in small portions by itself', async () => {
  const { url, left, run, ranUntil } = await newPlace();
  await query(
    url,
    `insert into declarations (id, reference, type, received_at, content, content_hash,
       team_notified_at, confirmation_sent_at)
     select gen_random_uuid(), 'K-' || n, 'cancellation', '2001-01-01', '{}', n, now(), now()
     from generate_series(1, 300) as n`,
  );
  await ranUntil('2026-01-01T12:00Z');
  let day = Date.parse('2026-01-02T12:00Z');
  const portions: number[] = [];
  while ((await left()).length > 0) {
    const { held, erased } = await run(new Date(day));
    expect(held).toBeUndefined();
    portions.push(erased['declarations'] ?? 0);
    day += DAY_MS;
  }
  expect(portions.slice(0, 14)).toEqual(Array.from({ length: 14 }, () => 0));
  expect(Math.max(...portions)).toBe(20);
});

test('a clock that jumps eight years ahead erases nothing, then or when it is right again', async () => {
  const { storeRecent, left, files, marked, run } = await newPlace();
  const now = new Date();
  await storeRecent(now);
  await run(now);
  const wrong = new Date(now.getTime() + 8 * YEAR_MS);
  for (let hour = 0; hour < 48; hour += 1) {
    expect(await run(new Date(wrong.getTime() + hour * (DAY_MS / 24)))).toMatchObject({
      held: 'clock_ahead',
      marked: {},
      erased: {},
    });
  }
  expect(await run(new Date(now.getTime() + 2 * DAY_MS))).toMatchObject({ held: undefined });
  expect([(await left()).length, (await files()).length, await marked()]).toEqual([42, 84, 0]);
});

test('the same clock on the first run of all erases nothing either', async () => {
  const { storeRecent, left, run } = await newPlace();
  const now = new Date();
  await storeRecent(now);
  expect((await run(new Date(now.getTime() + 8 * YEAR_MS))).held).toBe('clock_ahead');
  expect((await run(now)).held).toBeUndefined();
  expect(await left()).toHaveLength(42);
});

test('even a wrong clock that somebody confirms marks few, erases nothing for 14 days, and the marks vanish with it', async () => {
  const { storeRecent, left, files, marked, run, confirm } = await newPlace();
  const now = new Date();
  await storeRecent(now);
  await run(now);
  const wrong = now.getTime() + 8 * YEAR_MS;
  await confirm(new Date(wrong));
  for (let day = 1; day <= 14; day += 1) await run(new Date(wrong + day * DAY_MS));
  expect([(await left()).length, (await files()).length, await marked()]).toEqual([42, 84, 42]);
  const right = new Date(now.getTime() + 15 * DAY_MS);
  expect((await run(right)).held).toBe('clock_behind');
  await confirm(right);
  expect(await marked()).toBe(0);
  expect(await run(new Date(right.getTime() + DAY_MS))).toMatchObject({ marked: {}, erased: {} });
  expect([(await left()).length, (await files()).length]).toEqual([42, 84]);
});

test('a clock that falls eight years behind erases nothing, and goes on when it is right again', async () => {
  const { storeRecent, store, left, run, ranUntil } = await newPlace();
  const now = new Date();
  await storeRecent(now);
  await store({ reference: 'K-2001-OLDE', receivedAt: '2001-01-01T12:00Z' });
  await ranUntil(now.toISOString());
  const behind = new Date(now.getTime() - 8 * YEAR_MS);
  expect(await run(behind)).toMatchObject({ held: 'clock_behind', erased: {} });
  expect(await left()).toHaveLength(43);
  for (let day = 1; day <= 15; day += 1) await run(new Date(now.getTime() + day * DAY_MS));
  expect(await left()).toHaveLength(42);
});

test('a run that would erase more than a small share erases nothing until the operator says so', async () => {
  const { url, storeRecent, left, marked, run, confirm } = await newPlace();
  const now = new Date();
  await storeRecent(now);
  await query(url, `update declarations set received_at = '2001-01-01'`);
  await query(url, 'update declarations set marked_on = -99');
  await query(url, 'insert into retention_clock (id, days, seen_at) values (1, 0, $1)', [
    now.toISOString(),
  ]);
  for (let day = 1; day <= 3; day += 1) {
    expect(await run(new Date(now.getTime() + day * DAY_MS))).toMatchObject({
      held: 'too_many',
      erased: {},
    });
  }
  await confirm(new Date(now.getTime() + 3 * DAY_MS));
  expect(await marked()).toBe(0);
  expect(await run(new Date(now.getTime() + 4 * DAY_MS))).toMatchObject({
    held: undefined,
    marked: { declarations: 20 },
    erased: {},
  });
  expect(await left()).toHaveLength(42);
});

test('a server does it at its start and says how many, unless it must not', async () => {
  const { folder, dataDir, url, store, left } = await newPlace();
  await writeEmptySite(`${folder}/dist`);
  await store({ reference: 'K-OLDE-ROW1', receivedAt: '2019-03-01T12:00Z' });
  await query(url, 'insert into retention_clock (id, days, seen_at) values (1, 14, now())');
  const env = { DIST_DIR: `${folder}/dist`, DATA_DIR: dataDir, DATABASE_URL: url };
  for (const keeping of [{ KEEP_DECLARATIONS_YEARS: '0' }, { WORKERS: 'off' }]) {
    await query(url, 'update declarations set marked_on = 0');
    const server = await startServer(onTestFinished, { ...env, ...keeping });
    // What a start does is done before a stop has ended.
    await server.stop();
    expect(await left(), JSON.stringify(keeping)).toEqual(['K-OLDE-ROW1']);
  }
  const server = await startServer(onTestFinished, env);
  await expect.poll(left).toEqual([]);
  await server.stop();
  expect(server.output()).toContain(
    '"table":"declarations","rows":1,"msg":"Rows that were old enough were erased."',
  );
  expect(server.output()).not.toContain('K-OLDE-ROW1');
});

test('a halt is shown by readiness, metrics, log and command, and ends with the operator’s word', async () => {
  const { folder, dataDir, url, storeRecent, left } = await newPlace();
  await writeEmptySite(`${folder}/dist`);
  await storeRecent(new Date());
  await query(
    url,
    `insert into retention_clock (id, days, seen_at) values (1, 0, now() - interval '8 years')`,
  );
  const env = { DIST_DIR: `${folder}/dist`, DATA_DIR: dataDir, DATABASE_URL: url };
  const server = await startServer(onTestFinished, env);
  const ask = async (path: string) => (await fetch(server.admin + path)).text();
  await expect.poll(() => ask('/readyz')).toContain('"retention_held"');
  expect(await ask('/readyz')).toContain('"status":"attention"');
  expect(await ask('/metrics')).toContain('\nretention_held 1\n');
  expect(await ask('/metrics')).toContain('\nretention_marked_rows{table="declarations"} 0\n');
  expect(server.output()).toContain('"reason":"clock_ahead","msg":"Nothing is erased');
  const { command } = commandsWith(env);
  expect(await command('retention')).toContain('more than 30 days ahead of the last run');
  expect(await command('retention', '--confirm')).toContain('counts as right');
  expect(await ask('/readyz')).not.toContain('"retention_held"');
  await server.stop();
  expect(await left()).toHaveLength(42);
});
