import { beforeAll, expect, test } from 'vitest';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { ask } from '#tests/support/http-request.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForSuite, writeSite } from '#tests/support/site-fixture.ts';
import { databaseForSuite } from '#tests/support/test-database.ts';

const folder = folderForSuite();
const database = databaseForSuite();
const handOver = atEndOfSuite();
let server: ServerProcess;

beforeAll(async () => {
  await writeSite(`${folder()}/dist`);
  server = await startServer(handOver, {
    DIST_DIR: `${folder()}/dist`,
    DATA_DIR: `${folder()}/data`,
    LOG_LEVEL: 'trace',
    DATABASE_URL: database(),
  });
});

const report = (body: string, headers: Record<string, string> = {}) =>
  ask(server.site, '/csp-reports', { method: 'POST', headers, body });

async function counted(directive: string): Promise<number> {
  const metrics = (await ask(server.admin, '/metrics')).body.toString();
  const line = new RegExp(`^csp_reports_total\\{directive="${directive}"\\} (\\d+)$`, 'm');
  return Number(line.exec(metrics)?.[1] ?? 0);
}

test('a page tells browsers where to report, and only a page', async () => {
  const page = await ask(server.site, '/');
  expect(page.headers['reporting-endpoints']).toBe('csp="/csp-reports"');
  expect(page.headers['content-security-policy']).toContain('report-to csp');
  expect(page.headers['content-security-policy']).toContain('report-uri /csp-reports');
  const file = await ask(server.site, '/robots.txt');
  expect(file.headers['reporting-endpoints']).toBeUndefined();
  expect(file.headers['content-security-policy']).not.toContain('report');
});

test('reports of every browser are counted by directive', async () => {
  const modern = { type: 'csp-violation', url: 'https://schlaf.example/?anna' };
  const several = [
    { ...modern, body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/' } },
    { ...modern, body: { effectiveDirective: 'script-src-elem' } },
  ];
  const one = {
    'csp-report': {
      'document-uri': 'https://schlaf.example/?anna',
      'violated-directive': "img-src 'self' data:",
    },
  };
  expect((await report(JSON.stringify(several))).status).toBe(204);
  expect((await report(JSON.stringify(one))).status).toBe(204);
  expect(await counted('img-src')).toBe(2);
  expect(await counted('script-src-elem')).toBe(1);
});

test('what is no directive cannot make up a figure of its own', async () => {
  const made = (effectiveDirective: string) =>
    JSON.stringify([{ body: { effectiveDirective, documentURL: 'https://a.example/?anna' } }]);
  const before = await counted('other');
  for (const name of ['evil-src', '__proto__', 'anna@schlaf.example', 'x"} 1']) {
    expect((await report(made(name))).status).toBe(204);
  }
  expect(await counted('other')).toBe(before + 4);
  const metrics = (await ask(server.admin, '/metrics')).body.toString();
  expect(metrics).not.toMatch(/evil-src|anna/);
});

test.each(['', 'anna@schlaf.example', 'null', '[]', '{}', '[null]', '{"csp-report":7}'])(
  'the report %j is taken and counts nothing',
  async (body) => {
    const before = await counted('other');
    expect((await report(body)).status).toBe(204);
    expect(await counted('other')).toBe(before);
  },
);

test('a report may be neither long nor anything but posted', async () => {
  expect((await report(' '.repeat(17_000))).status).toBe(413);
  const chunks = await report('[]', { 'transfer-encoding': 'chunked' });
  expect(chunks.status).toBe(411);
  const read = await ask(server.site, '/csp-reports');
  expect([read.status, read.headers.allow]).toEqual([405, 'POST']);
});

test('nothing of a report is logged', () => {
  expect(server.output()).toContain('"path":"/csp-reports"');
  expect(server.output()).not.toMatch(/\?anna|anna@|evil|img-src/);
});
