import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { commandsWith } from '#tests/support/commands.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { startServer } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

const backupsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith('site-')).sort();

async function newPlace(declarations: number, extra: Record<string, string> = {}) {
  const folder = await folderForTest();
  const url = await databaseForTest();
  const env = { DATA_DIR: `${folder}/data`, DATABASE_URL: url, ...extra };
  const commands = commandsWith(env);
  await commands.command('list');
  await query(
    url,
    `insert into declarations (id, reference, type, received_at, content, content_hash)
     select gen_random_uuid(), 'K-' || n, 'cancellation', now(), '{}', 'x'
     from generate_series(1, ${declarations}) as n`,
  );
  const backups = `${folder}/backups`;
  await mkdir(backups);
  return { ...commands, env, url, folder, backups };
}

test('a backup is named by the time, says that it is not encrypted, and replaces nothing', async () => {
  const { command, fails, backups } = await newPlace(2);
  expect(await command('backup', backups)).toMatch(
    /^2 declarations are in \S+site-20[\dTZ-]+\.gz\.\nIt is not encrypted: set BACKUP_RECIPIENT/,
  );
  await command('backup', backups);
  const [first = '', ...others] = await backupsIn(backups);
  expect(others).toHaveLength(1);
  const before = await readFile(`${backups}/${first}`);
  expect(await fails('backup', `${backups}/${first}`)).toContain('a backup replaces nothing');
  expect(await readFile(`${backups}/${first}`)).toEqual(before);
});

test('an empty database does not become the newest backup, unless somebody says so', async () => {
  const { command, backups } = await newPlace(30);
  await command('backup', backups);
  const empty = await newPlace(0);
  expect(await empty.fails('backup', backups)).toBe(
    'The newest backup there holds 30 declarations, this database 0 rows; nothing was written. If it is the right database and that much was deleted, add --shrunk.\n',
  );
  expect(await backupsIn(backups)).toHaveLength(1);
  expect(await empty.command('backup', backups, '--shrunk')).toContain('0 rows are in');
});

test('the age of the newest backup is a figure, and there is none without a backup', async () => {
  const { command, backups, env, folder } = await newPlace(1);
  await writeEmptySite(`${folder}/dist`);
  const { admin } = await startServer(onTestFinished, { ...env, DIST_DIR: `${folder}/dist` });
  const age = async () => {
    const text = await (await fetch(`${admin}/metrics`)).text();
    return Number(/^backup_age_seconds (\S+)$/m.exec(text)?.[1]?.replace('+Inf', 'Infinity'));
  };
  expect(await age()).toBe(Infinity);
  await command('backup', backups);
  expect(await age()).toBeLessThan(600);
});

test('a tenth less is a backup like any other, more than that is not', async () => {
  const { command, fails, backups, url } = await newPlace(300);
  await command('backup', backups);
  await query(
    url,
    `delete from declarations where reference in (select 'K-' || generate_series(1, 30))`,
  );
  await command('backup', backups);
  await query(
    url,
    `delete from declarations where reference in (select 'K-' || generate_series(31, 60))`,
  );
  expect(await fails('backup', backups)).toContain('270 declarations, this database 240');
});

test('requests that nobody confirmed may go by hundreds, subscribers may not', async () => {
  const { command, fails, backups, url } = await newPlace(1);
  await query(
    url,
    `insert into newsletter_consent_texts (version, text, first_used_at) values ('x', 'x', now())`,
  );
  await query(
    url,
    `with one as (
       insert into newsletter_subscribers
         (id, address, address_key, requested_at, confirmed_at, text_version, unsubscribe_token, reference,
          asked_at, mailed_at, mails)
       select gen_random_uuid(), n, n, now(), case when n <= 50 then now() end, 'x', n, n, now(), now(), 1
       from generate_series(1, 350) as n
       returning id, address, confirmed_at
     )
     insert into newsletter_confirm_tokens (hash, subscriber_id, expires_at, used_at)
     select address, id, now(), confirmed_at from one`,
  );
  expect(await command('backup', backups)).toContain('350 newsletter_subscribers');
  await query(url, 'delete from newsletter_subscribers where confirmed_at is null');
  expect(await command('backup', backups)).toContain('50 newsletter_subscribers');
  await query(url, 'delete from newsletter_subscribers where address::int <= 25');
  expect(await fails('backup', backups)).toContain(
    'holds 1 declarations, 1 newsletter_consent_texts, 50 newsletter_subscribers',
  );
});

test('no backup holds the key of the office', async () => {
  const { command, backups, url } = await newPlace(1);
  const key = randomBytes(32).toString('base64url');
  await query(url, `insert into secrets (name, value) values ('office-session-key', '${key}')`);
  await command('backup', backups);
  const [name = ''] = await backupsIn(backups);
  const stored = gunzipSync(await readFile(`${backups}/${name}`)).toString();
  expect(stored).toContain('client-hash-key');
  expect(stored).not.toContain(key);
});

test('a backup is copied into another folder, or by a program, and a failed copy is told', async () => {
  const elsewhere = await folderForTest();
  const { command, fails, backups, env, url } = await newPlace(1, { BACKUP_COPY: elsewhere });
  expect(await command('backup', backups)).toContain(`It was copied to ${elsewhere}/site-`);
  expect(await backupsIn(elsewhere)).toEqual(await backupsIn(backups));

  const byProgram = commandsWith({ ...env, BACKUP_COPY: `cp {} ${elsewhere}/copied.gz` });
  expect(await byProgram.command('backup', backups)).toContain('It was copied away by cp.');
  const newest = (await backupsIn(backups)).at(-1) ?? '';
  expect(await readFile(`${elsewhere}/copied.gz`)).toEqual(await readFile(`${backups}/${newest}`));

  const noted = await query(url, 'select finished_at from backup_runs');
  for (const [copy, why] of [
    ['/nowhere', 'cannot be written (ENOENT)'],
    ['false {}', 'false ended with 1'],
    ['no-such-program {}', 'no-such-program could not be started (ENOENT)'],
  ] as const) {
    const said = await commandsWith({ ...env, BACKUP_COPY: copy }).fails('backup', backups);
    expect(said).toMatch(/^The backup \S+ is complete, but it was not copied away: .*\.\n$/);
    expect(said).toContain(why);
  }
  // So that its age raises the alarm.
  expect(await query(url, 'select finished_at from backup_runs')).toEqual(noted);
  expect(await fails('backup', `${backups}/missing/folder.gz`)).toContain(
    `There is no folder ${backups}/missing;`,
  );
});

test('a drill restores the newest backup beside the database, counts, and says how long it took', async () => {
  const { command, fails, backups, folder, url } = await newPlace(3);
  await command('backup', backups);
  await query(url, 'delete from declarations');
  expect(await command('drill', backups)).toMatch(
    /^3 declarations came back from \S+\.gz in \d+\.\d s, into a database that was removed again\.\n$/,
  );
  expect(await query(url, 'select 1 from declarations')).toEqual([]);
  expect((await readdir(`${folder}/data`)).filter((name) => name.startsWith('drill'))).toEqual([]);

  const [name = ''] = await backupsIn(backups);
  const whole = await readFile(`${backups}/${name}`);
  await writeFile(`${backups}/${name}`, whole.subarray(0, -20));
  expect(await fails('drill', backups)).toContain('nothing was restored');
  expect(await fails('drill', `${folder}/data`)).toContain('holds no backup');
  expect(await fails('drill')).toContain(`${folder}/data/backups holds no backup`);
  await mkdir(`${folder}/data/backups`);
  await writeFile(`${folder}/data/backups/${name}`, whole);
  expect(await command('drill')).toContain('3 declarations came back');
});

test('a command answers with one sentence where it may not write, and when the database is away', async () => {
  const { fails, env } = await newPlace(1);
  // Root may write everywhere but where there is nothing to write into.
  const said = await fails('backup', '/proc/backup.gz');
  expect(said).toMatch(
    /^\/proc\/backup\.gz\.unfinished cannot be used by this user \(\w+\); .*\.\n$/,
  );
  const away = commandsWith({ ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
  expect(await away.fails('list')).toBe(
    'The database cannot be used (ECONNREFUSED): see whether it runs and whether DATABASE_URL is right.\n',
  );
});
