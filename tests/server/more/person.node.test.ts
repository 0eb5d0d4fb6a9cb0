import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandsWith } from '#tests/support/commands.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { CANCELLATION, jsonOf, send } from '#tests/support/functions-server.ts';
import { startServer } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

const SUBSCRIBE = '/functions/v1/subscribe-newsletter';

/** A site on which Anna and Berta have declared something and asked for the newsletter. */
async function newPlace() {
  const folder = await folderForTest();
  await writeEmptySite(`${folder}/dist`);
  const url = await databaseForTest();
  const env = { DIST_DIR: `${folder}/dist`, DATA_DIR: `${folder}/data`, DATABASE_URL: url };
  const server = await startServer(onTestFinished, env);
  const references: Record<string, string> = {};
  for (const email of ['Anna@Schlaf.example', 'berta@schlaf.example']) {
    const input = { email, name: email.split('@', 1)[0], reason: `Ende ${randomUUID()}` };
    references[email.slice(0, 1)] = String(
      jsonOf(await send(server.site, CANCELLATION, input))['reference'],
    );
    await send(server.site, SUBSCRIBE, { email });
  }
  const files = async (): Promise<string[]> => (await readdir(join(folder, 'data/outbox'))).sort();
  await expect.poll(() => files().catch(() => [])).toHaveLength(6);
  const sql = <Row extends object>(text: string) => query<Row>(url, text);
  const { A: annas = '', b: bertas = '' } = references;
  return { folder, env, files, sql, annas, bertas, ...commandsWith(env) };
}

test('everything about an address is found, however it is written, and nothing about others', async () => {
  const { folder, command, fails, annas, bertas } = await newPlace();
  const said = await command('person', 'anna@SCHLAF.example');
  for (const part of [annas, 'newsletter subscription', `${annas}.eml`, `${annas}.chat.json`]) {
    expect(said).toContain(part);
  }
  expect(said).toMatch(/newsletter subscription\n(?: .*\n)*? +jobs:\n/);
  expect(said).toContain('willigst du ein');
  expect(said).not.toContain(bertas);
  expect(said).not.toContain('berta');

  const file = join(folder, 'anna.json');
  expect(await command('person', 'anna@schlaf.example', '--export', file)).toContain(file);
  const { data } = JSON.parse(await readFile(file, 'utf8')) as { data: { what: string }[] };
  expect(data.map(({ what }) => what)).toEqual([
    'declaration',
    'newsletter subscription',
    'file in the outbox',
    'file in the outbox',
    'file in the outbox',
  ]);
  expect(data[0]).toMatchObject({
    reference: annas,
    type: 'Kündigung',
    content: { 'E-Mail-Adresse': 'Anna@Schlaf.example', 'Art der Kündigung': 'ordentlich' },
  });
  expect(await readFile(join(folder, 'anna.txt'), 'utf8')).toContain(annas);
  // A file that is there may be somebody else's, and others may be able to read it.
  expect(await fails('person', 'anna@schlaf.example', '--export', file)).toContain(
    'is there already',
  );
  for (const name of ['anna.json', 'anna.txt']) {
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  }
  expect(await command('person', 'nobody@schlaf.example', '--export', file)).toBe(
    'Nothing is stored about nobody@schlaf.example.\n',
  );
});

test('erasing leaves what a duty keeps, says why, and notes it without a name', async () => {
  const { command, files, sql, annas, bertas } = await newPlace();
  await sql(`update newsletter_subscribers set confirmed_at = now() where address ilike 'anna%'`);
  const others = (await files()).filter((name) => name.startsWith(bertas));
  const said = await command('person', 'anna@schlaf.example', '--erase', '--yes');
  expect(said).toMatch(/^Erased: .*1 newsletter subscriptions, 3 files in the outbox\.\n/);
  expect(said).toMatch(new RegExp(`Kept: ${annas}, until the end of 20\\d\\d, .*§ 257 HGB`));
  expect(said).toContain('Kept: a proof of consent');
  expect(await files()).toEqual([...others, expect.stringMatching(/^N-/)]);
  expect(await sql('select reference, client_hash from declarations order by content')).toEqual(
    expect.arrayContaining([
      { reference: annas, client_hash: null },
      { reference: bertas, client_hash: expect.any(String) },
    ]),
  );
  expect(await sql('select address from newsletter_subscribers')).toEqual([
    { address: 'berta@schlaf.example' },
  ]);
  expect(await sql(`select 1 from pgboss.job where name like '%newsletter%'`)).toHaveLength(1);
  const audit = await sql<{ what: string }>('select * from erasures order by what');
  expect(audit.map(({ what }) => what)).toEqual([
    'network hashes',
    'newsletter subscriptions',
    'outbox',
  ]);
  expect(JSON.stringify(audit)).not.toMatch(/anna/i);
});

test('a declaration whose time is over is erased too', async () => {
  const { command, sql, annas, bertas } = await newPlace();
  await sql(`update declarations set received_at = '2015-01-01'`);
  const said = await command('person', 'anna@schlaf.example', '--erase', '--yes');
  expect(said).toContain('Erased: 1 declarations');
  expect(said).not.toContain(`Kept: ${annas}`);
  expect(await sql('select reference from declarations')).toEqual([{ reference: bertas }]);
});

test('nothing is erased unless somebody says yes', async () => {
  const { refuses, sql } = await newPlace();
  const erase = ['person', 'anna@schlaf.example', '--erase'];
  expect(await refuses(...erase)).toContain('add --yes');
  expect(await refuses('person', 'anna')).toContain('must be an e-mail address');
  expect(await refuses('person', 'a@b.de', '--yes')).toContain('--yes belongs to --erase');
  expect(await sql('select 1 from newsletter_subscribers')).toHaveLength(2);
});

// util-linux's `script` gives a command a terminal.
test.runIf(process.platform === 'linux')('on a terminal it is asked for', async () => {
  const { env, sql } = await newPlace();
  const command = 'server/command.ts declarations person anna@schlaf.example --erase';
  const asked = (typed: string): Promise<string> =>
    new Promise((resolve) => {
      const options = { env: { ...process.env, ...env } };
      const script = ['-qec', `${process.execPath} ${command}`, '/dev/null'];
      const child = execFile('script', script, options, (_error, stdout) => {
        resolve(stdout);
      });
      child.stdout?.once('data', () => child.stdin?.end(typed));
    });
  // The last one is Ctrl+D.
  for (const typed of ['n\n', '\x04']) {
    const said = await asked(typed);
    expect(said).toContain('Nothing was erased.');
    expect(said).not.toContain('Error');
  }
  expect(await sql('select 1 from newsletter_subscribers')).toHaveLength(2);
  expect(await asked('y\n')).toContain('Erased: ');
  expect(await sql('select 1 from newsletter_subscribers')).toHaveLength(1);
});

test('the list finds a declaration by address, name, day and state', async () => {
  const { command, sql, annas, bertas } = await newPlace();
  await sql(
    `update declarations set received_at = '2026-03-01T22:59Z' where reference = '${annas}'`,
  );
  const list = (...filter: string[]) => command('list', ...filter);
  const both = (text: string) => [text.includes(annas), text.includes(bertas)];
  expect(both(await list('--address', 'ANNA@schlaf.example'))).toEqual([true, false]);
  expect(both(await list('--name', 'ert'))).toEqual([false, true]);
  expect(both(await list('--day', '2026-03-01'))).toEqual([true, false]);
  expect(both(await list('--day', '2026-03-02'))).toEqual([false, false]);
  await expect.poll(() => list('--state', 'undelivered')).toBe('There are none.\n');
  expect(both(await list('--state', 'delivered'))).toEqual([true, true]);
  expect(both(await list('--state', 'delivered', '--name', 'nobody'))).toEqual([false, false]);
  await sql(`update declarations set team_notified_at = null where reference = '${bertas}'`);
  expect(both(await list('--state', 'given-up'))).toEqual([false, true]);
  expect(both(await list('--undelivered'))).toEqual([false, true]);
});
