import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, test, onTestFinished } from 'vitest';
import { buildSmallSite, SMALL_SITE_CACHE } from '#tests/support/build-small-site.ts';
import { removeDataFolder } from '#tests/support/data-folder.ts';
import { ask } from '#tests/support/http-request.ts';
import { failedStart, startServer } from '#tests/support/server-process.ts';
import { folderForSuite, folderForTest, writeSite } from '#tests/support/site-fixture.ts';
import { databaseForSuite } from '#tests/support/test-database.ts';

let env: Record<string, string>;

const folder = folderForSuite(SMALL_SITE_CACHE);
const database = databaseForSuite();

beforeAll(async () => {
  const dist = await buildSmallSite(folder());
  env = { DIST_DIR: dist, DATA_DIR: join(dist, '../data'), DATABASE_URL: database() };
}, 60_000);

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the server with exit code 0', async (signal) => {
  const server = await startServer(onTestFinished, env);
  await ask(server.site, '/');
  server.signal(signal);
  expect(await server.ended).toBe(0);
});

test('a request in progress is still answered while nobody new is let in', async () => {
  const server = await startServer(onTestFinished, env);
  const { hostname, port } = new URL(server.site);
  const body = 'name=Anna';
  const slow = request({
    hostname,
    port,
    path: '/formular',
    method: 'POST',
    headers: {
      origin: server.site,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  slow.flushHeaders();
  await once(slow, 'continue');

  server.signal('SIGTERM');
  await untilRefused(server.site);
  slow.end(body);
  const [answer] = (await once(slow, 'response')) as [IncomingMessage];
  const page = Buffer.concat((await answer.toArray()) as Buffer[]).toString();
  expect(answer.statusCode).toBe(200);
  expect(page).toContain('Name: Anna');
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain('"path":"/formular","status":200');
});

test('connections without a request do not delay the end', async () => {
  const server = await startServer(onTestFinished, env);
  const { hostname, port } = new URL(server.site);
  const silent = connect(Number(port), hostname);
  await once(silent, 'connect');
  silent.resume();
  server.signal('SIGTERM');
  await once(silent, 'close');
  expect(await server.ended).toBe(0);
});

test('a taken port stops the start with one sentence', async () => {
  const server = await startServer(onTestFinished, env);
  const { port } = new URL(server.site);
  const { exitCode, output } = await failedStart(onTestFinished, { ...env, PORT: port });
  expect(exitCode).toBe(1);
  expect(output).toBe(
    `Port ${port} is already in use; stop what listens there or set PORT to another port.\n`,
  );
});

test('it says no more where the server has a database of its own to end', async () => {
  const server = await startServer(onTestFinished, env);
  const { port } = new URL(server.site);
  const dataDir = await folderForTest();
  onTestFinished(() => removeDataFolder(dataDir));
  const own = { DATA_DIR: dataDir, DATABASE_URL: '', PORT: port };
  const { exitCode, output } = await failedStart(onTestFinished, { ...env, ...own });
  expect(exitCode).toBe(1);
  // Where only root may enter the folders, it warns before that database and programs lie elsewhere.
  expect(output.replaceAll(/^\{"level":40.*\n/gm, '')).toMatch(
    /^Port \d+ is already in use; .*\n$/,
  );
});

test.each([
  ['PORT', 'abc', 'must be a whole number from 0 to 65535'],
  ['PORT', '70000', 'must be a whole number from 0 to 65535'],
  ['ADMIN_PORT', '-1', 'must be a whole number from 0 to 65535'],
  ['TRUST_PROXY', 'yes', 'must be true, false or the number of proxies from 0 to 9'],
  ['SITE_URL', 'schlaf.example', 'must be an address such as https://example.org without a path'],
  ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
])('the wrong variable %s=%s stops the start with one sentence', async (name, value, rule) => {
  const { exitCode, output } = await failedStart(onTestFinished, { ...env, [name]: value });
  expect(exitCode).toBe(1);
  expect(output).toBe(`${name} ${rule}, but it is "${value}".\n`);
});

test('a host that is not of this machine stops the start with one sentence', async () => {
  const { exitCode, output } = await failedStart(onTestFinished, { ...env, HOST: '192.0.2.1' });
  expect(exitCode).toBe(1);
  expect(output).toBe('HOST must be an address of this machine, but it is "192.0.2.1".\n');
});

test.each([
  ['below a file', (file: string) => `${file}/data`, 'ENOTDIR'],
  ['where no folder can be made', () => '/proc/data', 'ENOENT'],
])('a data folder %s stops the start with one sentence', async (_, folderBeside, code) => {
  const file = join(await folderForTest(), 'file');
  await writeFile(file, '');
  const folder = folderBeside(file);
  const { exitCode, output } = await failedStart(onTestFinished, { ...env, DATA_DIR: folder });
  expect(exitCode).toBe(1);
  expect(output).toBe(
    `DATA_DIR must be a folder that can be written, but ${folder} cannot (${code}).\n`,
  );
});

test('without a build the start says how to get one', async () => {
  const folder = await folderForTest();
  const { exitCode, output } = await failedStart(onTestFinished, { ...env, DIST_DIR: folder });
  expect(exitCode).toBe(1);
  expect(output).toContain('Run npm run build first.');
  expect(output.trim().split('\n')).toHaveLength(1);
});

test('a build with a file missing stops the start', async () => {
  const dist = await folderForTest();
  await writeSite(dist);
  await rm(join(dist, 'client/index.html.br'));
  const { exitCode, output } = await failedStart(onTestFinished, { ...env, DIST_DIR: dist });
  expect(exitCode).toBe(1);
  expect(output).toContain('is incomplete. Run npm run build first.');
});

async function untilRefused(site: string): Promise<void> {
  const { hostname, port } = new URL(site);
  for (;;) {
    const socket = connect(Number(port), hostname);
    const refused = await Promise.race([
      once(socket, 'connect').then(() => false),
      once(socket, 'error').then(() => true),
    ]).catch(() => true);
    socket.destroy();
    if (refused) return;
  }
}
