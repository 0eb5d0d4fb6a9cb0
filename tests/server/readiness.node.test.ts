import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { CANCELLATION, send } from '#tests/support/functions-server.ts';
import { ask } from '#tests/support/http-request.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import { databaseForSuite, query } from '#tests/support/test-database.ts';

const folder = folderForSuite();
const database = databaseForSuite();
const handOver = atEndOfSuite();
let server: ServerProcess;

beforeAll(async () => {
  await writeEmptySite(`${folder()}/dist`);
  server = await startServer(handOver, {
    DIST_DIR: `${folder()}/dist`,
    DATA_DIR: `${folder()}/data`,
    DATABASE_URL: database(),
  });
});

const cancel = async () => {
  const input = { email: `${randomUUID()}@schlaf.example`, name: 'Anna', reason: 'Ende' };
  return (await send(server.site, CANCELLATION, input)).status;
};

/** What systemd and containers ask. */
function checkHealth(...args: string[]): { status: number | null; stderr: string } {
  const file = fileURLToPath(new URL('../../server/health/health-check.ts', import.meta.url));
  const env = { PATH: process.env['PATH'], ADMIN_PORT: new URL(server.admin).port };
  const { status, stderr } = spawnSync(process.execPath, [file, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stderr };
}

async function readiness(): Promise<{ status: number; reasons: string[]; metrics: string }> {
  const answer = await ask(server.admin, '/readyz');
  const { reasons } = JSON.parse(answer.body.toString()) as { reasons: string[] };
  const metrics = (await ask(server.admin, '/metrics')).body.toString();
  return { status: answer.status, reasons: reasons.filter((one) => one !== 'disk_low'), metrics };
}

/** Lets the database answer questions, but take nothing, as one on a full disk does. */
async function readOnly(value: 'on' | 'off'): Promise<void> {
  const name = new URL(database()).pathname.slice(1);
  await query(
    database().replace(name, 'postgres'),
    `alter database ${name} set default_transaction_read_only = ${value}`,
  );
  await query(
    database(),
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

test('a server whose database takes nothing is not ready, and finds out by itself when it does again', async () => {
  expect(await cancel()).toBe(200);
  expect(await readiness()).toMatchObject({ status: 200, reasons: [] });

  await readOnly('on');
  expect(await cancel()).toBe(503);
  expect((await ask(server.site, '/readyz')).status).toBe(503);
  expect(checkHealth()).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^Nothing that can store what visitors send answers at .*\.\n$/),
  });
  expect(await readiness()).toMatchObject({
    status: 503,
    reasons: ['storing_fails'],
    metrics: expect.stringContaining('\ndatabase_up 0\n'),
  });

  await readOnly('off');
  // Nobody sends anything meanwhile: traffic is kept away from a server that is not ready.
  await expect.poll(readiness).toMatchObject({
    status: 200,
    reasons: [],
    metrics: expect.stringContaining('\ndatabase_up 1\n'),
  });
  expect(checkHealth('--wait', '10')).toEqual({ status: 0, stderr: '' });
  await expect.poll(async () => (await ask(server.site, '/readyz')).status).toBe(200);
  expect(await cancel()).toBe(200);
  expect(await query(database(), `select 1 from pg_class where relname = 'storing_probe'`)).toEqual(
    [],
  );
});

test('a server whose database takes nothing from its start on is not ready', async () => {
  await readOnly('on');
  try {
    const second = await startServer(onTestFinished, {
      DIST_DIR: `${folder()}/dist`,
      DATA_DIR: `${folder()}/second`,
      DATABASE_URL: database(),
    });
    await expect.poll(async () => (await ask(second.admin, '/readyz')).status).toBe(503);
    expect((await ask(second.site, '/readyz')).status).toBe(503);
  } finally {
    await readOnly('off');
  }
});
