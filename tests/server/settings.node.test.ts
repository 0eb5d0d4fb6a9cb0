import { expect, test, onTestFinished } from 'vitest';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { ask } from '#tests/support/http-request.ts';
import { failedStart, startServer } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

test.each([
  ['MAIL_FROM', 'Anna', 'must be an address such as Name <name@example.org>'],
  ['MAIL_FROM', 'a@b.de\nBcc: c@d.de', 'must be an address such as Name <name@example.org>'],
  ['RATE_LIMIT', '0', 'must be a whole number from 1 to 999999'],
  ['RETRY_SECONDS', '1.5', 'must be a whole number from 1 to 999999'],
  ['PUBLIC_BACKEND_URL', 'nope', 'must be an address such as https://backend.example.org'],
])('the wrong variable %s=%j stops the start with one sentence', async (name, value, rule) => {
  const { exitCode, output } = await failedStart(onTestFinished, { [name]: value });
  expect(exitCode).toBe(1);
  expect(output).toBe(`${name} ${rule}, but it is "${value}".\n`);
});

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['BACKUP_RECIPENT', 'BACKUP_RECIPIENT'],
  ['SLACK_WEBHOOK_URLS', 'SLACK_WEBHOOK_URL'],
  ['SLACK_WEBHOOK', 'SLACK_WEBHOOK_URL'],
  ['PROT', 'PORT'],
])('the mistyped %s stops the start with the right name', async (name, meant) => {
  const { exitCode, output } = await failedStart(onTestFinished, { [name]: 'something' });
  expect(exitCode).toBe(1);
  expect(output).toBe(
    `${name} is no setting of this site. Did you mean ${meant}? If another program needs it, start the site without it.\n`,
  );
});

test('the name of another program is not taken for one of ours', async () => {
  const { output } = await failedStart(onTestFinished, {
    HOME: '/root',
    HOSTNAME: 'a',
    PORTS: '1',
    PGHOST: 'b',
    POSTGRES_USER: 'c',
    RATE_LIMIT: 'x',
  });
  expect(output).toMatch(/^RATE_LIMIT must be/);
});

test('in production the embedded database must be asked for, and not beside another', async () => {
  const production = { ...(await place()), NODE_ENV: 'production' };
  const unnamed = await failedStart(onTestFinished, production);
  expect(unnamed.output).toBe(
    'DATABASE_URL is not set. Name a PostgreSQL there, or set DATABASE=embedded for one in DATA_DIR.\n',
  );
  const both = { ...production, DATABASE: 'embedded', DATABASE_URL: 'postgres://a@b/c' };
  expect((await failedStart(onTestFinished, both)).output).toBe(
    'DATABASE=embedded and DATABASE_URL exclude each other; leave one out.\n',
  );
});

test('in production the address in mails comes from the settings and not from the content', async () => {
  const production = { ...(await place()), NODE_ENV: 'production', DATABASE: 'embedded' };
  expect(await failedStart(onTestFinished, production)).toEqual({
    exitCode: 1,
    output:
      'SITE_URL is not set. Name the public address of the site there, such as https://example.org.\n',
  });
});

test.each([
  ['DATABASE_URL', 'mysql://user:geheim@host/db', 'postgres://user:password@host/database'],
  ['SMTP_URL', 'geheim', 'smtp://user:password@host:587'],
  ['SMTP_URL', 'smtp:mail.geheim.de', 'smtp://user:password@host:587'],
  ['SLACK_WEBHOOK_URL', 'hooks/geheim', 'https://hooks.slack.com/services/…'],
])('a wrong %s is explained without repeating the secret in it', async (name, value, example) => {
  const { exitCode, output } = await failedStart(onTestFinished, { [name]: value });
  expect(exitCode).toBe(1);
  expect(output).toBe(
    `${name} must be an address such as ${example}; its value is kept secret here.\n`,
  );
});

async function place(): Promise<Record<string, string>> {
  const folder = await folderForTest();
  await writeEmptySite(`${folder}/dist`);
  return { DIST_DIR: `${folder}/dist`, DATA_DIR: `${folder}/data` };
}

test('a database that does not know the user or the name stops the start with one sentence', async () => {
  const DATABASE_URL = (await databaseForTest()).replace(/test_\w+/, 'nothing_here');
  const { exitCode, output } = await failedStart(onTestFinished, {
    ...(await place()),
    DATABASE_URL,
  });
  expect(exitCode).toBe(1);
  expect(output).toBe(
    'DATABASE_URL must name a database, a user and a password that fit together, but the database answered 3D000.\n',
  );
});

test('a database that is away at the start is used as soon as it is there', async () => {
  const DATABASE_URL = await databaseForTest();
  const name = /test_\w+/.exec(DATABASE_URL)?.[0] ?? '';
  const allow = (can: boolean) =>
    query(
      DATABASE_URL.replace(name, 'postgres'),
      `alter database ${name} allow_connections ${can}`,
    );
  await allow(false);
  const server = await startServer(onTestFinished, { ...(await place()), DATABASE_URL });
  const body = JSON.stringify({ email: 'anna@schlaf.example', name: 'Anna', reason: 'Ende' });
  const send = async () =>
    (
      await ask(server.site, '/functions/v1/send-cancellation-slack', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    ).status;
  expect(await send()).toBe(503);
  expect((await ask(server.admin, '/readyz')).status).toBe(503);
  await allow(true);
  await expect.poll(send).toBe(200);
  expect(await server.stop()).toBe(0);
});
