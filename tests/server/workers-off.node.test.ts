import { randomUUID } from 'node:crypto';
import { chmod, readdir } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { removeDataFolder } from '#tests/support/data-folder.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { CANCELLATION, jsonOf, send } from '#tests/support/functions-server.ts';
import { mailsTo } from '#tests/support/newsletter-mails.ts';
import { failedStart, startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

function started(env: Record<string, string>): Promise<ServerProcess> {
  return startServer(onTestFinished, env);
}

test('what a server without workers takes is delivered by another one on the same database', async () => {
  const folder = await folderForTest();
  await writeEmptySite(`${folder}/dist`);
  const url = await databaseForTest();
  const env = { DIST_DIR: `${folder}/dist`, DATABASE_URL: url };
  const off = await started({ ...env, DATA_DIR: `${folder}/off`, WORKERS: 'off' });
  expect(off.output()).toContain('Mail:         nothing is delivered by this server');
  const email = `${randomUUID()}@schlaf.example`;
  const input = { email, name: 'Anna', reason: 'Ende' };
  const answer = await send(off.site, CANCELLATION, input);
  const subscribed = await send(off.site, '/functions/v1/subscribe-newsletter', { email });
  expect([answer.status, subscribed.status]).toEqual([200, 200]);
  // Whoever looks after the queue leaves a trace there within seconds, and jobs do not stay new.
  const states = () =>
    query<{ state: string }>(
      url,
      `select distinct state from pgboss.job where data ->> 'reference' is not null`,
    );
  expect(await states()).toEqual([{ state: 'created' }]);

  const on = await started({ ...env, DATA_DIR: `${folder}/on` });
  await expect.poll(states).toEqual([{ state: 'completed' }]);
  const reference = String(jsonOf(answer)['reference']);
  expect(await readdir(`${folder}/on/outbox`)).toEqual(
    expect.arrayContaining([`${reference}.chat.json`, `${reference}.eml`]),
  );
  expect(await mailsTo(`${folder}/on/outbox`, email)).toHaveLength(1);
  await expect(readdir(`${folder}/off/outbox`)).rejects.toThrow('ENOENT');
  await on.stop();
  expect(off.output()).not.toContain('was delivered');
});

test('a server without workers on the embedded database says that nothing is delivered', async () => {
  const folder = await folderForTest();
  await chmod(folder, 0o711);
  onTestFinished(() => removeDataFolder(`${folder}/data`));
  await writeEmptySite(`${folder}/dist`);
  const server = await started({
    DIST_DIR: `${folder}/dist`,
    DATA_DIR: `${folder}/data`,
    WORKERS: 'off',
  });
  expect(server.output()).toContain(
    'nothing is delivered unless another server runs on the same DATA_DIR.',
  );
  expect(await server.stop()).toBe(0);
});

test.each([
  ['WORKERS', 'no', 'must be on or off'],
  ['KEEP_DECLARATIONS_YEARS', 'never', 'must be a whole number of years from 0 to 99'],
  ['KEEP_DECLARATIONS_YEARS', '2.5', 'must be a whole number of years from 0 to 99'],
])('the wrong variable %s=%s stops the start with one sentence', async (name, value, rule) => {
  const { exitCode, output } = await failedStart(onTestFinished, { [name]: value });
  expect(exitCode).toBe(1);
  expect(output).toBe(`${name} ${rule}, but it is "${value}".\n`);
});
