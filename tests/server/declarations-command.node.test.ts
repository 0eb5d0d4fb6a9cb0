import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { commandsWith, type Commands } from '#tests/support/commands.ts';
import { CANCELLATION, jsonOf, send } from '#tests/support/functions-server.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import type { ChatMode } from '#tests/support/receivers/chat-server.ts';
import { startReceiver } from '#tests/support/receivers/receiver.ts';
import {
  NODE_COMPILE_CACHE,
  startServer,
  type ServerProcess,
} from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

interface Place extends Commands {
  readonly folder: string;
  readonly env: Record<string, string>;
}

async function newPlace(extra: Record<string, string> = {}): Promise<Place> {
  const folder = await folderForTest();
  await writeEmptySite(join(folder, 'dist'));
  const env = {
    DIST_DIR: join(folder, 'dist'),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: await databaseForTest(),
    RETRY_SECONDS: '900',
    ...extra,
  };
  return { folder, env, ...commandsWith(env) };
}

function started(env: Record<string, string>): Promise<ServerProcess> {
  return startServer(onTestFinished, env);
}

async function cancel(
  server: ServerProcess,
  name = 'Anna Muster',
  email = `${randomUUID()}@schlaf.example`,
): Promise<string> {
  const answer = await send(server.site, CANCELLATION, { email, name, reason: 'Ende' });
  return String(jsonOf(answer)['reference']);
}

test('the list shows what is delivered, and a reference shows everything', async () => {
  const { env, command } = await newPlace();
  const server = await started(env);
  const reference = await cancel(server);
  await expect.poll(() => command('list')).toMatch(/delivered +delivered\n/);
  expect(await command('list')).not.toContain('Anna');
  const shown = await command('show', ` ${reference.toLowerCase().replace('-', ' ')} `);
  expect(shown).toContain(reference);
  expect(shown).toContain('Name: Anna Muster');
  expect(shown).toMatch(/confirmation: +delivered 20/);
});

test('what was given up is a dead letter everywhere, and is delivered by a retry', async () => {
  const chat = await startReceiver<ChatMode>(onTestFinished, 'chat-server.ts');
  const hook = `http://127.0.0.1:${chat.port}/`;
  const { env, command } = await newPlace({ SLACK_WEBHOOK_URL: hook });
  await chat.behave(500);
  const server = await started(env);
  const reference = await cancel(server);
  await expect
    .poll(() => command('show', reference))
    .toMatch(/team chat: +waiting.*failed 1 times.*answer 500/);
  // As if all repeats had failed.
  await query(
    String(env['DATABASE_URL']),
    `update pgboss.job set state = 'failed', completed_on = now() where name = 'notify-team'`,
  );

  const ready = await fetch(`${server.admin}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({
    status: 'attention',
    reasons: ['declarations_dead'],
    deadLetters: 1,
  });
  const metrics = await (await fetch(`${server.admin}/metrics`)).text();
  expect(metrics).toContain('\ndeliveries_dead_letters{channel="notify-team"} 1\n');
  expect(await command('list', '--undelivered')).toContain('given up');

  await chat.behave('take');
  expect(await command('retry', reference)).toContain('1 delivery will be tried now');
  await expect.poll(() => chat.received.length).toBe(1);
  await expect.poll(() => command('list', '--undelivered')).toBe('There are none.\n');
});

test('a job that has vanished is a dead letter too', async () => {
  const { env, command } = await newPlace({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const server = await started(env);
  const reference = await cancel(server);
  await expect.poll(() => command('show', reference)).toContain('failed 1');
  await query(String(env['DATABASE_URL']), 'delete from pgboss.job');
  expect(await command('show', reference)).toMatch(/confirmation: +given up/);
  expect(await (await fetch(`${server.admin}/readyz`)).json()).toMatchObject({ deadLetters: 1 });
});

test('a backup brings everything into an empty database, and what was undelivered on its way', async () => {
  const { folder, env, command } = await newPlace({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const server = await started(env);
  const references = [await cancel(server), await cancel(server, 'Ünï "Cödé" \\ 🙂')];
  await expect
    .poll(() => fetch(`${server.admin}/readyz`).then((answer) => answer.json()), {
      timeout: 60_000,
    })
    .toMatchObject({ waiting: 2 });
  const file = join(folder, 'backup.gz');
  expect(await command('backup', file)).toContain(
    `2 declarations, 1 newsletter_consent_texts, 2 jobs are in ${file}.\n`,
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const exported = await command('export', '--since', '2020-01-01');

  const other = await newPlace();
  expect(await other.command('restore', file)).toContain('2 of 2 declarations');
  expect(await other.command('restore', file)).toContain('0 of 2 declarations');
  const again = await started(other.env);
  await expect.poll(() => other.command('list', '--undelivered')).toContain('none');
  for (const reference of references) {
    expect(await readFile(join(other.folder, `data/outbox/${reference}.eml`), 'utf8')).toContain(
      reference,
    );
  }
  await again.stop();
  const contentOf = (text: string): unknown[] =>
    text
      .trim()
      .split('\n')
      .map((line) => {
        const own = JSON.parse(line) as object;
        return { ...own, deliveries: undefined, keptHere: undefined };
      });
  expect(contentOf(await other.command('export', '--since', '2020-01-01'))).toEqual(
    contentOf(exported),
  );
});

test('a backup that is damaged restores nothing', async () => {
  const { folder, env, command, fails } = await newPlace();
  await cancel(await started(env));
  const file = join(folder, 'backup.gz');
  await command('backup', file);
  const whole = await readFile(file);
  const other = await newPlace();
  for (const damaged of [whole.subarray(0, -20), Buffer.from('no backup'), Buffer.alloc(0)]) {
    await writeFile(file, damaged);
    expect(await other.fails('restore', file)).toContain('nothing was restored');
  }
  expect(await fails('restore', join(folder, 'missing.gz'))).toContain('ENOENT');
  expect(await other.command('list')).toBe('There are none.\n');
});

test('only delivered declarations of the past are deleted, and their files with them', async () => {
  const { folder, env, command, refuses } = await newPlace();
  const server = await started(env);
  const [reference, kept] = [await cancel(server), await cancel(server)];
  await expect.poll(() => command('list')).toMatch(/(?:delivered +delivered\n[^]*){2}/);
  const sql = (text: string) => query(String(env['DATABASE_URL']), text);
  await sql(
    `update declarations set received_at = '2019-12-31T22:59Z' where reference = '${reference}'`,
  );

  expect(await refuses('delete', '--before', '2020-01-01')).toContain('add --yes');
  expect(await refuses('delete', '--before', '2999-01-01', '--yes')).toContain('in the future');
  expect(await command('delete', '--before', '2019-12-31', '--yes')).toMatch(/^0 /);
  expect(await command('delete', '--before', '2020-01-01', '--yes')).toMatch(/^1 /);
  expect(await command('list')).not.toContain(reference);
  expect((await readdir(join(folder, 'data/outbox'))).sort()).toEqual([
    `${kept}.chat.json`,
    `${kept}.eml`,
  ]);
  expect(await sql('select cause, what, number from erasures')).toEqual([
    { cause: 'delete', what: 'declarations', number: 1 },
  ]);
  await expect(sql('delete from erasures')).rejects.toThrow('never changed');
  await expect(sql('update erasures set number = 2')).rejects.toThrow('never changed');
  await expect(sql('truncate erasures')).rejects.toThrow('never changed');
});

test('wrong use is answered with one sentence and exit 2, no argument with the list of commands', async () => {
  const { command, fails, refuses } = await newPlace();
  expect(await command()).toContain('npm run declarations -- list');
  expect(await fails('show', 'K-0000-0000')).toBe('There is no declaration K-0000-0000.\n');
  expect(await fails('retry', 'nope')).toBe('There is no declaration nope.\n');
  for (const [args, sentence] of [
    [['export', '--since', 'gestern'], '--since must be a day such as 2026-11-30.'],
    [['export', '--since', '2026-02-30'], '--since must be a day such as 2026-11-30.'],
    [['list', '--limit', 'all'], '--limit must be a number above 0.'],
    [['list', '--limit', 'Infinity'], '--limit must be a number above 0.'],
    [['list', 'everything'], '"everything" is one argument too many.'],
    [['show'], 'REFERENCE is missing.'],
    [['backup'], 'FOLDER is missing.'],
    [['drill', 'one', 'two'], '"two" is one argument too many.'],
    [['--nonsense'], "Unknown option '--nonsense'"],
    [['nonsense'], "Unknown command 'nonsense'"],
    [['list', '--nonsense'], "Unknown option '--nonsense'"],
  ] as const) {
    const said = await refuses(...args);
    expect(said).toContain(sentence);
    expect(said.trim().split('\n')).toHaveLength(1);
  }
});

test('an export of nothing has no line, which would be no JSON', async () => {
  const { command } = await newPlace();
  expect(await command('export', '--since', '2020-01-01')).toBe('');
});

test('a command whose reader has seen enough ends quietly, and one that cannot write says why', async () => {
  const { env } = await newPlace();
  const ended = async (output: string) => {
    const script = `"$0" server/command.ts declarations list ${output}`;
    const child = spawn('sh', ['-c', script, process.execPath], {
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void child.kill());
    child.stdout.destroy();
    const said = text(child.stderr);
    const [code] = (await once(child, 'exit')) as [number];
    return { code, said: await said };
  };
  expect(await ended('')).toEqual({ code: 0, said: '' });
  expect(await ended('> /dev/full')).toEqual({
    code: 1,
    said: 'The disk is full (ENOSPC); make room and run it again.\n',
  });
});

test('a file that is there and a folder that is not are named as what they are', async () => {
  const { folder, env, command, fails } = await newPlace();
  const server = await started(env);
  await cancel(server, 'Anna Muster', 'anna@schlaf.example');
  const file = join(folder, 'anna.json');
  const save = ['person', 'anna@schlaf.example', '--export'];
  await command(...save, file);
  expect(await fails(...save, file)).toBe(
    `${file} is there already and is not replaced; name another.\n`,
  );
  const nowhere = join(folder, 'nowhere/anna.json');
  expect(await fails(...save, nowhere)).toBe(
    `There is no folder ${folder}/nowhere; make it or name another.\n`,
  );
});
