import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeDataFolder } from '#tests/support/data-folder.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { CANCELLATION, jsonOf, send } from '#tests/support/functions-server.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';

interface Place {
  readonly dataDir: string;
  readonly start: () => Promise<ServerProcess>;
}

/** A data folder and a site beside it; whatever still runs there is stopped after the test. */
async function newPlace(mode = 0o711): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'data-folder-'));
  await chmod(folder, mode);
  const dataDir = join(folder, 'data');
  await mkdir(dataDir, { mode: 0o711 });
  await writeEmptySite(join(folder, 'dist'));
  onTestFinished(async () => {
    await removeDataFolder(dataDir);
    await removeDataFolder(folder);
  });
  const start = (): Promise<ServerProcess> =>
    startServer(onTestFinished, { DIST_DIR: join(folder, 'dist'), DATA_DIR: dataDir });
  return { dataDir, start };
}

const pidFileOf = (dataDir: string): string => join(dataDir, 'database/cluster/postmaster.pid');
const databaseOf = async (dataDir: string): Promise<number> =>
  Number.parseInt(await readFile(pidFileOf(dataDir), 'utf8'), 10);

const input = () => ({ email: `${randomUUID()}@schlaf.example`, name: 'Anna', reason: 'Ende' });

async function referenceOf({ site }: ServerProcess, cancellation: object): Promise<unknown> {
  return jsonOf(await send(site, CANCELLATION, cancellation))['reference'];
}

test('a database that a killed server left running is joined by the next, which stops it in the end', async () => {
  const { dataDir, start } = await newPlace();
  const cancellation = input();
  const killed = await start();
  const reference = await referenceOf(killed, cancellation);
  const database = await databaseOf(dataDir);
  killed.signal('SIGKILL');
  await killed.ended;

  const next = await start();
  expect(await databaseOf(dataDir)).toBe(database);
  expect(await referenceOf(next, cancellation)).toBe(reference);
  expect(await next.stop()).toBe(0);
  expect(existsSync(pidFileOf(dataDir))).toBe(false);
});

test('a second server on the same data folder joins it, and goes on when the first has left', async () => {
  const { start } = await newPlace();
  const cancellation = input();
  const [first, second] = await Promise.all([start(), start()]);
  const reference = await referenceOf(first, cancellation);
  expect(await referenceOf(second, cancellation)).toBe(reference);
  expect(await first.stop()).toBe(0);
  expect(await referenceOf(second, cancellation)).toBe(reference);
  expect(await referenceOf(second, input())).toMatch(/^K-/);
});

test.runIf(process.getuid?.() === 0)(
  'below a folder that only root may enter the database lives elsewhere, and the start says where',
  async () => {
    const { dataDir, start } = await newPlace(0o700);
    const cancellation = input();
    const server = await start();
    const home = (await readFile(join(dataDir, 'database-home'), 'utf8')).trim();
    expect(home).toMatch(/^\/var\/lib\/schlafcoaching-website\/database-/);
    expect(server.output()).toContain(`PostgreSQL in ${home}`);
    const reference = await referenceOf(server, cancellation);
    await server.stop();
    expect(await referenceOf(await start(), cancellation)).toBe(reference);
  },
);
