import { chmod, mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { removeDataFolder } from '#tests/support/data-folder.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { failedStart } from '#tests/support/server-process.ts';

// Less than the minute for which the server waits while another process stops the same database.
const SECONDS = { timeout: 60_000 };

/** A data folder with a database that was used and stopped. */
async function usedDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'damaged-'));
  await chmod(folder, 0o711);
  onTestFinished(() => removeDataFolder(folder));
  await writeEmptySite(join(folder, 'dist'));
  const database = await startEmbeddedDatabase(folder, () => undefined);
  await database.release();
  return { folder, cluster: join(database.home, 'cluster') };
}

const start = (folder: string) =>
  failedStart(onTestFinished, {
    DIST_DIR: join(folder, 'dist'),
    DATA_DIR: folder,
    ADMIN_PORT: '0',
  });

async function overwrite(file: string): Promise<void> {
  const opened = await open(file, 'r+');
  await opened.write(Buffer.alloc(512, 'x'));
  await opened.close();
}

test.each([
  ['overwritten', (cluster: string) => overwrite(join(cluster, 'global/pg_control'))],
  ['cut off', (cluster: string) => truncate(join(cluster, 'global/pg_control'), 100)],
  ['gone', (cluster: string) => rm(join(cluster, 'global/pg_control'))],
])(
  'a control file that is %s is reported in seconds, with what to do',
  SECONDS,
  async (_how, harm) => {
    const { folder, cluster } = await usedDatabase();
    await harm(cluster);
    const { exitCode, output } = await start(folder);
    expect(exitCode).toBe(1);
    expect(output).toMatch(
      /^The database in \S+ could not be started \((?:FATAL|PANIC|error): .*\); if/,
    );
    expect(output).toContain('restore the newest backup');
    expect(output.trim().split('\n')).toHaveLength(1);
  },
);

test.each([
  ['gone', (file: string) => rm(file)],
  ['empty', (file: string) => truncate(file)],
  ['overwritten', (file: string) => writeFile(file, 'xyz')],
])('so is a file PG_VERSION that is %s', SECONDS, async (_how, harm) => {
  const { folder, cluster } = await usedDatabase();
  await harm(join(cluster, 'PG_VERSION'));
  const { exitCode, output } = await start(folder);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^The database in \S+ cannot be used, because \S+PG_VERSION does not/);
  expect(output).toContain('restore the newest backup');
});

test('so is a log of changes that is gone', SECONDS, async () => {
  const { folder, cluster } = await usedDatabase();
  await rm(join(cluster, 'pg_wal'), { recursive: true });
  const { exitCode, output } = await start(folder);
  expect(exitCode).toBe(1);
  expect(output).toContain('restore the newest backup');
});
