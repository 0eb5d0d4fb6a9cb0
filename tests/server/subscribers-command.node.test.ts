import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { functionsServerForSuite, send } from '#tests/support/functions-server.ts';
import { mailsTo } from '#tests/support/newsletter-mails.ts';
import { query } from '#tests/support/test-database.ts';

const COMMAND = fileURLToPath(new URL('../../server/command.ts', import.meta.url));
const run = promisify(execFile);
const { server, outbox, database } = functionsServerForSuite();

function command(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: database(),
    DATA_DIR: `${outbox()}/..`,
    DIST_DIR: `${outbox()}/../../dist`,
    SITE_URL: 'https://schlaf.test',
  };
  return run(process.execPath, [COMMAND, 'subscribers', ...args], { env });
}

async function endsWith(code: number, ...args: string[]): Promise<string> {
  const failure = await command(...args).catch((error: unknown) => error as { stderr: string });
  expect(failure).toMatchObject({ code });
  return failure.stderr;
}

const subscribe = (email: string) =>
  send(server().site, '/functions/v1/subscribe-newsletter', { email });
const confirmAt = (email: string, moment: string) =>
  query(database(), 'update newsletter_subscribers set confirmed_at = $2 where address = $1', [
    email,
    moment,
  ]);

test('the export is a CSV of everybody who has confirmed, with the way out of each', async () => {
  for (const email of ['later@a.example', "o'first+x@b.example", 'waiting@c.example']) {
    await subscribe(email);
  }
  await confirmAt('later@a.example', '2026-11-02T10:00:00Z');
  await confirmAt("o'first+x@b.example", '2026-11-01T10:00:00Z');
  const { stdout } = await command('export');
  const lines = stdout.split('\r\n');
  expect(lines[0]).toBe('"address","confirmed_at","text_version","unsubscribe_url"');
  const rest = String.raw`"[0-9a-f]{12}","https:\/\/schlaf\.test\/newsletter\/abmelden\?token=[\w-]{43}"`;
  expect(lines[1]).toMatch(
    new RegExp(`^"o'first\\+x@b\\.example","2026-11-01T10:00:00\\.000Z",${rest}$`),
  );
  expect(lines[2]).toMatch(/^"later@a\.example","2026-11-02T10:00:00\.000Z",/);
  expect(lines.slice(3)).toEqual(['']);
  await expect.poll(() => mailsTo(outbox(), 'later@a.example')).toHaveLength(1);
  await command('remove', 'LATER@a.example');
  expect(await mailsTo(outbox(), 'later@a.example')).toEqual([]);
  expect((await command('export')).stdout).not.toContain('later@a.example');
});

test('the proof of a consent is found by its address, also after the end', async () => {
  await subscribe('proof@a.example');
  await confirmAt('proof@a.example', '2026-11-03T10:00:00Z');
  const before = JSON.parse((await command('proof', 'Proof@A.example')).stdout) as object[];
  expect(before).toEqual([
    {
      requestedAt: expect.any(String),
      confirmedAt: '2026-11-03T10:00:00.000Z',
      text: expect.stringContaining('willigst du ein'),
    },
  ]);
  expect((await command('remove', 'proof@a.example')).stdout).toContain('out of the list');
  const after = JSON.parse((await command('proof', 'proof@a.example')).stdout) as object[];
  expect(after).toEqual([{ ...before[0], endedAt: expect.any(String) }]);
});

test('wrong use is answered with one sentence or the list of commands', async () => {
  expect((await command()).stdout).toContain('npm run -s subscribers -- export');
  expect(await endsWith(2, 'proof')).toContain('ADDRESS is missing');
  expect(await endsWith(1, 'proof', 'nobody@a.example')).toBe(
    'There is nothing about nobody@a.example.\n',
  );
  expect(await endsWith(1, 'remove', 'nobody@a.example')).toContain('is not in the list');
  expect(await endsWith(2, '--nonsense')).toContain("Unknown option '--nonsense'");
});

test('a mail that was given up is tried once more, as long as somebody waits for it', async () => {
  expect((await command('retry')).stdout).toBe('No mail was given up.\n');
  const email = 'again@d.example';
  await subscribe(email);
  const arrived = async () => (await mailsTo(outbox(), email)).length;
  await expect.poll(arrived).toBe(1);
  const giveUp = () =>
    query(
      database(),
      `update pgboss.job set state = 'failed' where state = 'completed' and data ->> 'subscriberId' =
         (select id::text from newsletter_subscribers where address = $1) returning id`,
      [email],
    );
  await expect.poll(giveUp).toHaveLength(1);
  expect((await command('retry')).stdout).toContain('1 mail will be tried once more');
  // The same mail, so it takes the place of the first.
  await expect.poll(giveUp).toHaveLength(1);

  await confirmAt(email, '2026-11-03T10:00:00Z');
  expect((await command('retry')).stdout).toBe('No mail was given up.\n');
});
