import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { beforeAll, expect, test } from 'vitest';
import { commandsWith, type Commands } from '#tests/support/commands.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { CANCELLATION, send, WITHDRAWAL } from '#tests/support/functions-server.ts';
import type { MailMode } from '#tests/support/receivers/mail-server.ts';
import { startReceiver, type Receiver } from '#tests/support/receivers/receiver.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import { databaseForSuite, query } from '#tests/support/test-database.ts';

const folder = folderForSuite();
const database = databaseForSuite();
const handOver = atEndOfSuite();
let mail: Receiver<MailMode>;
let server: ServerProcess;
let commands: Commands;

beforeAll(async () => {
  await writeEmptySite(`${folder()}/dist`);
  mail = await startReceiver<MailMode>(handOver, 'mail-server.ts');
  const env = {
    DIST_DIR: `${folder()}/dist`,
    DATA_DIR: `${folder()}/data`,
    DATABASE_URL: database(),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  };
  server = await startServer(handOver, env);
  commands = commandsWith(env);
});

/** What the mail server has received for a declaration, with lines as they are in files. */
async function confirmationOf(path: string, name: string): Promise<string> {
  const email = `${randomUUID()}@schlaf.example`;
  await send(server.site, path, { email, name, contract: 'Coaching', reason: 'Ende\n> "so" 🙂' });
  const find = () => mail.received.find((one) => one.includes(email));
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}

async function saved(content: string): Promise<string> {
  const file = `${folder()}/${randomUUID()}.eml`;
  await writeFile(file, content);
  return file;
}

test.each([
  ['cancellation', CANCELLATION],
  ['withdrawal', WITHDRAWAL],
])('the mail about a %s proves itself, also when the declaration is gone', async (_kind, path) => {
  const received = await confirmationOf(path, 'Änna Muster');
  const file = await saved(received);
  expect(await commands.command('verify', file)).toMatch(/^Genuine\..*\nName:\n\| Änna Muster\n/s);
  await query(database(), 'delete from declarations');
  expect(await commands.command('verify', file)).toContain('\n| Änna Muster\n');
});

test('its text alone proves it too, however it was quoted; a changed one does not', async () => {
  const received = await confirmationOf(CANCELLATION, 'Anna Muster');
  const { text = '', html = '' } = await PostalMime.parse(received);
  expect(html).toContain(/Prüfzeichen: \S+/.exec(text)?.[0]);
  const quoted = `Hallo,\n\n${text.replaceAll(/^/gm, '> ')}\n\nGruß`;
  expect(await commands.command('verify', await saved(quoted))).toContain('Genuine');

  const changed = text.replace('Anna Muster', 'Anna Mustar');
  expect(await commands.fails('verify', await saved(changed))).toMatch(/^Not genuine: .*\.\n$/);
  const altered = received.replace('Anna Muster', 'Anna Mustar');
  expect(await commands.fails('verify', await saved(altered))).toContain('Not genuine');
});

test('what is no confirmation is not genuine, and a file that is missing is said', async () => {
  for (const content of ['', 'Prüfzeichen: AAAA-AAAA-AAAA-AAAA-AAAA', '\0\xff: \r\n\r\n']) {
    expect(await commands.fails('verify', await saved(content))).toContain('Not genuine');
  }
  expect(await commands.fails('verify', `${folder()}/missing.eml`)).toContain('ENOENT');
  expect(await commands.refuses('verify')).toContain('FILE is missing.');
});
