import { beforeAll, expect, test, onTestFinished } from 'vitest';
import { ask } from '#tests/support/http-request.ts';
import { startServer } from '#tests/support/server-process.ts';
import { folderForSuite, writeSite } from '#tests/support/site-fixture.ts';
import { databaseForSuite } from '#tests/support/test-database.ts';

let env: Record<string, string>;

const folder = folderForSuite();
const database = databaseForSuite();

beforeAll(async () => {
  await writeSite(`${folder()}/dist`);
  env = { DIST_DIR: `${folder()}/dist`, DATA_DIR: `${folder()}/data`, DATABASE_URL: database() };
});

/** Lines about requests. */
function logLines(output: string): Record<string, unknown>[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  return lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => 'path' in line);
}

test('each request is one line that leads from the answer to its entry', async () => {
  const server = await startServer(onTestFinished, env);
  const { headers } = await ask(server.site, '/team');
  await server.stop();
  expect(logLines(server.output())).toEqual([
    {
      level: 30,
      time: expect.any(String),
      id: headers['x-request-id'],
      method: 'GET',
      path: '/team',
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      client: '127.0.0.0',
    },
  ]);
});

test('a log holds no query, no full address, no cookie and no user agent', async () => {
  const server = await startServer(onTestFinished, { ...env, TRUST_PROXY: 'true' });
  await ask(server.site, '/team?email=anna@example.org', {
    headers: {
      'x-forwarded-for': '198.51.100.77, 2001:db8:1234:5678::9',
      'user-agent': 'Sleepy/1.0',
      cookie: 'session=secret',
      referer: 'https://search.example/?q=insomnia',
    },
  });
  await server.stop();
  expect(logLines(server.output())).toHaveLength(1);
  expect(logLines(server.output())[0]).toMatchObject({ client: '2001:db8:1234::' });
  expect(server.output()).not.toMatch(
    /anna|198\.51\.100\.77|1234:5678|5678:|Sleepy|secret|insomnia/,
  );
});

test('in production every line is JSON, and so are start and stop', async () => {
  const server = await startServer(onTestFinished, {
    ...env,
    NODE_ENV: 'production',
    SITE_URL: 'https://schlaf.example',
  });
  await server.stop();
  const lines = server.output().trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'The server has started.',
    'The server stops.',
    'The server has stopped.',
  ]);
});

test('at level warn a request leaves no line', async () => {
  const server = await startServer(onTestFinished, { ...env, LOG_LEVEL: 'warn' });
  await ask(server.site, '/');
  await server.stop();
  expect(logLines(server.output())).toEqual([]);
});
