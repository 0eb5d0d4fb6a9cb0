import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, test } from 'vitest';
import { processLog } from '../../office/process-log.ts';
import { GitFailure } from '../../office/publishing/git.ts';
import { officeForSuite } from './office-suite.ts';
import { PASSWORD } from './visitor.ts';

const office = officeForSuite();

type Line = Record<string, unknown>;

const linesIn = (said: string): Line[] =>
  said
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

test('nothing is said of mails that would go by another way than all others', () => {
  expect(office.output()).not.toMatch(/email adapter/iu);
});

test('each refused sign-in is one line without a name, an address or words', async () => {
  await office.join('owner');
  const email = 'owner@example.org';
  await office.stranger().post('/anmelden', { email, password: 'geraten' });
  const half = office.stranger();
  await half.post('/anmelden', { email, password: PASSWORD });
  await half.post('/anmelden/code', { code: '000000' });
  await expect.poll(() => linesIn(office.output())).toHaveLength(2);
  expect(linesIn(office.output())).toMatchObject([
    { level: 40, event: 'sign-in refused', step: 'password' },
    { level: 40, event: 'sign-in refused', step: 'code' },
  ]);
  const written = JSON.stringify(linesIn(office.output()));
  expect(written).not.toMatch(/owner|example|geraten|127\.0\.0\.1/u);
});

test('a session that cannot be read is answered with 503 and a sentence, and its key is not logged', async () => {
  const { visitor } = await office.join('editor');
  const [row] = await office.sql<{ token: string }>('select token from office.sessions limit 1');
  await office.sql('alter table office.sessions rename to elsewhere');
  for (const path of ['/admin', '/api/faq']) {
    const { status, text } = await visitor.ask(path);
    expect({ path, status }).toEqual({ path, status: 503 });
    expect(text).toContain('Versuche es in einer Minute noch einmal');
  }
  await office.sql('alter table office.elsewhere rename to sessions');
  expect((await visitor.ask('/api/faq')).status).toBe(200);
  await expect.poll(office.output).toContain('reading a session, failed');
  expect(office.output()).not.toContain(row?.token ?? 'a token');
  expect(office.output()).not.toMatch(/params|select "/u);
});

test('a page that cannot be read from the database logs nothing that was searched for', async () => {
  const { visitor } = await office.join('support', 'Cem');
  const { to } = await visitor.post('/buero/personen/suchen', { wer: 'Lena Geheim' });
  expect(to).toContain('/admin/personen');
  await office.sql('alter table declarations rename to elsewhere');
  await visitor.ask(to);
  await office.sql('alter table elsewhere rename to declarations');
  const told = () =>
    linesIn(office.output()).filter(({ msg }) => msg === 'A page of the office failed.');
  await expect.poll(() => told().at(-1)).toMatchObject({ failure: { code: '42P01' } });
  expect(office.output()).not.toMatch(/Geheim|params/u);
});

test('what Git says about a remote is logged without the password in its address', () => {
  let said = '';
  const write = (part: Buffer, _encoding: string, done: () => void): void => {
    said += part.toString();
    done();
  };
  const complaint = "fatal: unable to access 'https://bot:geheim@git.example/site.git/': timed out";
  const { failure } = processLog(pino({ base: null }, new Writable({ write })));
  failure('The content cannot be kept.', new GitFailure(complaint));
  expect(linesIn(said)).toMatchObject([
    { level: 50, event: 'failure', git: expect.stringContaining('timed out') },
  ]);
  expect(said).not.toContain('geheim');
});
