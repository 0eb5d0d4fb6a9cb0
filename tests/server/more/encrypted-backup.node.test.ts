import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeAll, expect, test } from 'vitest';
import { commandsWith, type Commands } from '#tests/support/commands.ts';
import { contentAt } from '#tests/support/database-content.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { CANCELLATION, send } from '#tests/support/functions-server.ts';
import { startServer } from '#tests/support/server-process.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import { databaseForSuite, databaseForTest, query } from '#tests/support/test-database.ts';

const folder = folderForSuite();
const database = databaseForSuite();
const handOver = atEndOfSuite();

interface Key {
  readonly recipient: string;
  /** File with the secret key, as age-keygen writes it. */
  readonly file: string;
}

let source: Commands;
let mine: Key;
let other: Key;

const environment = (url: string, extra: Record<string, string> = {}) => ({
  DIST_DIR: `${folder()}/dist`,
  DATA_DIR: `${folder()}/data`,
  DATABASE_URL: url,
  ...extra,
});

async function newKey(): Promise<Key> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const file = `${folder()}/${randomUUID()}.key`;
  await writeFile(file, `# created: today\n# public key: ${recipient}\n${identity}\n`);
  return { recipient, file };
}

beforeAll(async () => {
  await writeEmptySite(`${folder()}/dist`);
  const env = environment(database());
  source = commandsWith(env);
  [mine, other] = await Promise.all([newKey(), newKey()]);
  const server = await startServer(handOver, env);
  const email = 'anna@schlaf.example';
  await send(server.site, CANCELLATION, { email, name: 'Anna Muster', reason: 'Ende' });
  await send(server.site, '/functions/v1/subscribe-newsletter', { email });
  await query(database(), 'update newsletter_subscribers set confirmed_at = now()');
  await server.stop();
});

/** Makes a backup and gives back its file. */
async function backUp(...options: string[]): Promise<string> {
  const file = `${folder()}/${randomUUID()}.gz.age`;
  expect(await source.command('backup', file, ...options)).toMatch(/, encrypted\.\n$/);
  return file;
}

async function target() {
  const url = await databaseForTest();
  return { url, ...commandsWith(environment(url)) };
}

test('what was encrypted comes back with the secret key of any recipient', async () => {
  const file = await backUp('--to', other.recipient, '--to', mine.recipient);
  const stored = await readFile(file, 'latin1');
  expect(stored).toMatch(/^age-encryption\.org\/v1\n/);
  expect(stored).not.toContain('anna@schlaf.example');
  for (const { file: key } of [mine, other]) {
    const { url, command } = await target();
    expect(await command('restore', file, '--identity', key)).toContain('1 of 1 declarations');
    expect(await query(url, 'select address from newsletter_subscribers')).toEqual([
      { address: 'anna@schlaf.example' },
    ]);
  }
});

test('BACKUP_RECIPIENT encrypts every backup, so that the nightly one needs no argument', async () => {
  const env = environment(database(), {
    BACKUP_RECIPIENT: `${mine.recipient}, ${other.recipient}`,
  });
  const file = `${folder()}/nightly.gz`;
  expect(await commandsWith(env).command('backup', file)).toContain('encrypted');
  const { command } = await target();
  expect(await command('restore', file, '--identity', other.file)).toContain('1 of 1');

  const wrong = commandsWith(environment(database(), { BACKUP_RECIPIENT: 'age1nonsense' }));
  expect(await wrong.fails('backup', file)).toBe(
    'BACKUP_RECIPIENT must be a public key such as age1…, but it is "age1nonsense".\n',
  );
});

test('a backup for another key, cut off, changed or none at all is refused and changes nothing', async () => {
  const file = await backUp('--to', mine.recipient);
  const whole = await readFile(file);
  const changedAt = (place: number): Buffer => {
    const changed = Buffer.from(whole);
    changed.writeUInt8((changed[place] ?? 0) ^ 1, place);
    return changed;
  };
  const { url, command, fails } = await target();
  await command('list');
  const before = await contentAt(url);
  for (const damaged of [
    whole.subarray(0, -1),
    whole.subarray(0, whole.length / 2),
    whole.subarray(0, 40),
    changedAt(whole.length - 1),
    changedAt(whole.length - 300),
    changedAt(100),
    changedAt(30),
    Buffer.from('no backup'),
    Buffer.alloc(0),
  ]) {
    const path = `${folder()}/damaged`;
    await writeFile(path, damaged);
    const said = await fails('restore', path, '--identity', mine.file);
    expect(said).toMatch(/^\S+damaged .*; nothing was restored\.\n$/);
  }
  for (const args of [[], ['--identity', other.file]]) {
    expect(await fails('restore', file, ...args)).toMatch(/^.*; nothing was restored\.\n$/);
  }
  expect(await contentAt(url)).toEqual(before);
});

test('wrong keys are answered with one sentence and exit 2', async () => {
  const file = `${folder()}/never.gz`;
  for (const [args, sentence] of [
    [['backup', file, '--to', 'anna'], '--to must be a public key such as age1…'],
    [['backup', file, '--to'], "'--to <value>' argument missing"],
    [['restore', file, '--identity', '/nowhere'], 'The key file /nowhere cannot be read (ENOENT).'],
    [['restore', file, '--identity', `${folder()}/dist/facts.json`], 'holds no secret key'],
    [['restore'], 'FILE is missing.'],
  ] as const) {
    const said = await source.refuses(...args);
    expect(said).toContain(sentence);
    expect(said.trim().split('\n')).toHaveLength(1);
  }
});
