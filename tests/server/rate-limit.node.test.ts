import { randomUUID } from 'node:crypto';
import { expect, test, onTestFinished } from 'vitest';
import {
  CANCELLATION,
  functionsServerForSuite,
  jsonOf,
  send,
} from '#tests/support/functions-server.ts';
import { ask } from '#tests/support/http-request.ts';
import { startServer } from '#tests/support/server-process.ts';
import { query } from '#tests/support/test-database.ts';

const LIMIT = 5;
const { server, database, outbox } = functionsServerForSuite({
  RATE_LIMIT: String(LIMIT),
  TRUST_PROXY: 'true',
});

const cancellation = () => ({ email: `${randomUUID()}@schlaf.example`, name: 'A', reason: 'B' });

async function sendFrom(address: string, input: object = cancellation(), site = server().site) {
  return send(site, CANCELLATION, input, { 'x-forwarded-for': address });
}

/** Sends one and says whether it is stored with a mark. */
async function isMarked(address: string, site = server().site): Promise<boolean | undefined> {
  const input = cancellation();
  expect((await sendFrom(address, input, site)).status).toBe(200);
  const [row] = await query<{ suspicious: boolean }>(
    database(),
    `select suspicious from declarations where content ->> 'email' = $1`,
    [input.email],
  );
  return row?.suspicious;
}

test('more than the limit of one network are stored all the same and marked, and others are not', async () => {
  for (let sent = 0; sent < LIMIT; sent += 1) expect(await isMarked('192.0.2.1')).toBe(false);
  for (let sent = 0; sent < LIMIT; sent += 1) expect(await isMarked('192.0.2.1')).toBe(true);
  expect(await isMarked('192.0.2.2')).toBe(false);
  const metrics = (await ask(server().admin, '/metrics')).body.toString();
  expect(metrics).toContain(`\ndeclarations_marked_total{type="cancellation"} ${LIMIT}\n`);
});

test('what would fill the disk is refused, and counted, also of many at the same moment', async () => {
  // A busy machine may say "later", as it would to a browser, which sends the same once more.
  const sendUntilAnswered = async () => {
    const headers = { 'x-forwarded-for': '192.0.2.9', 'idempotency-key': randomUUID() };
    const input = cancellation();
    const sendOnce = () => send(server().site, CANCELLATION, input, headers);
    let answer = await sendOnce();
    while (answer.status === 503) answer = await sendOnce();
    return answer;
  };
  const sendMany = (number: number) =>
    Promise.all(Array.from({ length: number }, sendUntilAnswered));
  for (let sent = 0; sent < 80 * LIMIT; sent += 40) await sendMany(40);
  const answers = await sendMany(40 * LIMIT);
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20 * LIMIT);
  expect(refused).toHaveLength(20 * LIMIT);
  const [first] = refused;
  expect(first && jsonOf(first)['error']).toMatchObject({ code: 'too_many' });
  const metrics = (await ask(server().admin, '/metrics')).body.toString();
  expect(metrics).toContain(`\ndeclarations_refused_total{type="cancellation"} ${20 * LIMIT}\n`);
});

test('what is already stored is still answered, and wrong input costs nothing', async () => {
  const first = cancellation();
  for (let sent = 0; sent < 2 * LIMIT; sent += 1) {
    expect((await sendFrom('192.0.2.3', first)).status).toBe(200);
    expect((await sendFrom('192.0.2.3', {})).status).toBe(400);
  }
  expect(await isMarked('192.0.2.3')).toBe(false);
});

test('one connection with IPv6 counts as one, whichever of its addresses it uses', async () => {
  for (let sent = 0; sent < LIMIT; sent += 1) {
    expect(await isMarked(`2001:db8:1:2::${sent}`)).toBe(false);
  }
  expect(await isMarked('2001:0db8:1:2:ffff::1')).toBe(true);
  expect(await isMarked('2001:db8:1:3::1')).toBe(false);
});

test('the limit holds across servers', async () => {
  for (let sent = 0; sent < LIMIT; sent += 1) await sendFrom('192.0.2.4');
  const other = await startServer(onTestFinished, {
    DIST_DIR: `${outbox()}/../../dist`,
    DATA_DIR: `${outbox()}/../../other-data`,
    DATABASE_URL: database(),
    RATE_LIMIT: String(LIMIT),
    TRUST_PROXY: 'true',
  });
  expect(await isMarked('192.0.2.4', other.site)).toBe(true);
});

test('after ten minutes everything is as before', async () => {
  for (let sent = 0; sent < LIMIT; sent += 1) await sendFrom('192.0.2.5');
  await query(
    database(),
    `update declarations set received_at = received_at - interval '601 seconds'`,
  );
  expect(await isMarked('192.0.2.5')).toBe(false);
});

test('no address is stored', async () => {
  await sendFrom('192.0.2.77');
  const [{ all } = { all: '' }] = await query<{ all: string }>(
    database(),
    'select json_agg(declarations)::text as all from declarations',
  );
  expect(all).not.toContain('192.0.2');
});
