import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildSmallSite, SMALL_SITE_CACHE } from '#tests/support/build-small-site.ts';
import { CANCELLATION, jsonOf, send } from '#tests/support/functions-server.ts';
import { ask } from '#tests/support/http-request.ts';
import { freePort } from '#tests/support/ports.ts';
import { folderForSuite, folderForTest } from '#tests/support/site-fixture.ts';
import { layOutRelease, refuseMissing } from '../../scripts/lay-out-release.ts';
import { canContain, isRoot, NOBODY, runReleased, startReleased } from './released-server.ts';

const build = folderForSuite(SMALL_SITE_CACHE);
const place = folderForSuite();
const release = () => join(place(), 'release');
const dataDir = () => join(place(), 'data');
let dist: string;
let bytes: number;

beforeAll(async () => {
  dist = await buildSmallSite(build());
  bytes = await layOutRelease({ folder: release(), dist, withNode: true });
  // Another user has to pass through.
  await chmod(place(), 0o711);
  await mkdir(dataDir(), { mode: 0o700 });
  if (isRoot) await chown(dataDir(), NOBODY, NOBODY);
});

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs, mode, uid } = statSync(path);
    return `${path} ${size} ${mtimeMs} ${mode} ${uid}`;
  });

test('a release runs as a user who can write nothing but DATA_DIR, and leaves itself as it was', async () => {
  const before = filesOf(release());
  const [PORT, ADMIN_PORT] = [String(await freePort()), String(await freePort())];
  const env = { PORT, ADMIN_PORT, DATA_DIR: dataDir(), NODE_ENV: 'production' };
  expect(runReleased(release(), ['server/main.ts'], env)).toEqual({
    exitCode: 1,
    output:
      'DATABASE_URL is not set. Name a PostgreSQL there, or set DATABASE=embedded for one in DATA_DIR.\n',
  });
  Object.assign(env, { DATABASE: 'embedded', SITE_URL: 'https://schlaf.example' });
  const check = (...args: string[]) =>
    runReleased(release(), ['server/health/health-check.ts', ...args], env);

  expect(check()).toMatchObject({ exitCode: 1, output: expect.stringContaining('/readyz') });
  const server = await startReleased(onTestFinished, release(), env);
  expect(check('--wait', '10')).toEqual({ exitCode: 0, output: '' });

  const site = `http://127.0.0.1:${PORT}`;
  expect((await ask(site, '/')).body.toString()).toContain('Guten Morgen');
  expect((await ask(site, '/formular')).body.toString()).toContain('Name: fehlt');
  const input = { email: `${randomUUID()}@schlaf.example`, name: 'Anna', reason: 'Ende' };
  const reference = String(jsonOf(await send(site, CANCELLATION, input))['reference']);
  expect(reference).toMatch(/^K-/);
  const list = runReleased(release(), ['server/command.ts', 'declarations', 'list'], env);
  expect(list).toMatchObject({ exitCode: 0, output: expect.stringContaining(reference) });

  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  if (canContain) expect(status).toMatch(/^NSpid:\t\d+\t1$/m);
  if (isRoot) expect(status).toMatch(/^Uid:\t65534\t65534\t65534\t65534$/m);
  process.kill(server.pid, 'SIGTERM');
  expect(await server.ended).toBe(0);
  expect(existsSync(join(dataDir(), 'database/cluster/PG_VERSION'))).toBe(true);
  expect(existsSync(join(dataDir(), 'database/cluster/postmaster.pid'))).toBe(false);
  expect(filesOf(release())).toEqual(before);
});

test('the check before a launch works in a release', () => {
  const { exitCode, output } = runReleased(release(), ['content-check/launch-check.ts'], {});
  expect(exitCode).toBe(1);
  expect(output).toContain('SMTP_URL ist nicht gesetzt');
  expect(output).toContain('content/site/brand.yaml');
});

test('every command of a release is a program that is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(release(), 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(Object.keys(scripts)).toContain('declarations');
  const programs = Object.values(scripts).map((command) => command.split(' ')[1] ?? '');
  expect(programs.filter((file) => !existsSync(join(release(), file)))).toEqual([]);
});

test('a release holds no tool, test or setting of the machine that made it', () => {
  const tools = ['astro', 'sharp', 'vite', 'esbuild', 'typescript', 'vitest', '@astrojs/node'];
  const packages = readdirSync(join(release(), 'node_modules'));
  expect(packages).toContain('pg');
  expect(tools.filter((name) => existsSync(join(release(), 'node_modules', name)))).toEqual([]);
  const own = readdirSync(release(), { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('node_modules/'),
  );
  expect(own.filter((file) => /\.test\.|^tests|(?:^|\/)\.env$/.test(file))).toEqual([]);
  expect(bytes).toBeLessThan(320e6);
});

test('a package that only tools may use stops the release with its name', () => {
  expect(() => {
    refuseMissing(['pg', '@astrojs/rss', 'sharp'], ['node_modules/pg']);
  }).toThrow(
    'The server imports @astrojs/rss, which no release holds; move it to "dependencies" in package.json.',
  );
});

test('a release overwrites nothing', async () => {
  const folder = await folderForTest();
  await writeFile(join(folder, 'letter.txt'), 'Liebe Anna');
  await expect(layOutRelease({ folder, dist, withNode: false })).rejects.toThrow('is not empty');
  expect(readdirSync(folder)).toEqual(['letter.txt']);
});
