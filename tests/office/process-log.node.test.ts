import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, test } from 'vitest';
import { GitFailure } from '../../office/publishing/git.ts';
import { processLog, toldPublisher } from '../../office/process-log.ts';
import { officeContent, change, ANNA, QUESTION } from './office-content.ts';
import { officeForSuite, PASSWORD, type Visitor } from './office-suite.ts';
import { saveInDraft } from '../../office/publishing/save-in-draft.ts';
import { draftCommit } from '../../office/publishing/drafts.ts';

const { joinBy, site, firstLink, output, visitor, sql } = officeForSuite();

type Line = Record<string, unknown>;

const linesIn = (said: string): Line[] =>
  said
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

function heardLog() {
  let said = '';
  const write = (part: Buffer, _encoding: string, done: () => void): void => {
    said += part.toString();
    done();
  };
  const events = processLog(pino({ base: null }, new Writable({ write })));
  return { events, lines: () => linesIn(said), said: () => said };
}

let owner: Visitor;

test('each save and each refused sign-in is one line without a name, an address or words', async () => {
  ({ visitor: owner } = await joinBy(firstLink(), 'leitung@schlaf.example'));
  const headers = { origin: site() };
  const read = await owner.ask('/api/inhalte/entries/faq/kosten');
  const { values, version } = JSON.parse(read.text) as { values: object; version: string };
  const body = JSON.stringify({
    values: { ...values, question: 'Was kostet Schlaf?' },
    basedOn: version,
  });
  const saved = await owner.ask('/api/inhalte/entries/faq/kosten', {
    method: 'PUT',
    headers,
    body,
  });
  expect(saved.status).toBe(200);
  await visitor().post('/anmelden', { email: 'leitung@schlaf.example', password: 'geraten' });
  const half = visitor();
  await half.post('/anmelden', { email: 'leitung@schlaf.example', password: PASSWORD });
  await half.post('/anmelden/code', { code: '000000' });

  await expect
    .poll(() => linesIn(output()).map(({ event, step }) => step ?? event))
    .toEqual([...['change', 'password', 'code']]);
  expect(linesIn(output())[0]).toEqual({
    ...{ level: 30, time: expect.any(String), event: 'change', method: 'PUT' },
    ...{ path: 'entries/faq/kosten', status: 200, ms: expect.any(Number) },
    msg: 'A change of the content was answered.',
  });
  const written = linesIn(output())
    .map((line) => JSON.stringify(line))
    .join();
  expect(written).not.toMatch(/leitung|Name|geraten|Was kostet|127\.0\.0\.1/u);
});

test('a session that cannot be read is answered with 503 and a sentence, and its key is not logged', async () => {
  const [row] = await sql<{ token: string }>('select token from office.sessions limit 1');
  await sql('alter table office.sessions rename to elsewhere');
  for (const path of ['/erklaerungen', '/api/inhalte/changes']) {
    const { status, text } = await owner.ask(path);
    expect({ path, status }).toEqual({ path, status: 503 });
    expect(text).toContain('Versuche es in einer Minute noch einmal');
  }
  await sql('alter table office.elsewhere rename to sessions');
  expect((await owner.ask('/erklaerungen')).status).toBe(200);
  await expect.poll(output).toContain('reading a session, failed');
  expect(output()).not.toContain(row?.token ?? 'a token');
  expect(output()).not.toMatch(/params|select "/u);
});

test('each publication is one line with its time, and a failed build says why', async () => {
  const office = await officeContent();
  const { events, lines, said } = heardLog();
  const publish = async (words: string, isBroken: boolean): Promise<void> => {
    const output = 'building\nError: no space left on device\n    at build (build.ts:1)';
    const opened = await office.publisher(
      ...(isBroken ? [() => Promise.resolve({ status: 'failed' as const, output })] : []),
    );
    const draft = await office.draftOf(ANNA);
    await saveInDraft(draft, [change(draft, QUESTION, /^question: .*$/mu, `question: ${words}`)]);
    const commit = await draftCommit(office.history, draft);
    await toldPublisher(opened, events).publish({ commit, author: ANNA, message: words });
  };
  await publish('Was kostet es?', false);
  await publish('Was kostet das Ganze?', true);
  expect(lines()).toMatchObject([
    { level: 30, event: 'publication', status: 'published', seconds: expect.any(Number) },
    { level: 50, event: 'publication', status: 'failed', reason: 'Error: no space left on device' },
  ]);
  expect(said()).not.toMatch(/Anna|Was kostet/u);
});

test('what Git says about a remote is logged without the password in its address', () => {
  const { events, said, lines } = heardLog();
  const complaint = "fatal: unable to access 'https://bot:geheim@git.example/site.git/': timed out";
  events.publication({ status: 'published', build: 'b', commit: 'c', pushFailure: complaint }, 4);
  events.failure('The content cannot be edited.', new GitFailure(complaint));
  expect(lines()).toMatchObject([
    { level: 40, push: expect.stringContaining('https://git.example/site.git') },
    { level: 50, event: 'failure', git: expect.stringContaining('timed out') },
  ]);
  expect(said()).not.toContain('geheim');
});
