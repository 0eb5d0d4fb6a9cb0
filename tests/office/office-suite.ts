import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, inject } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { endProcess } from '#tests/support/hand-over.ts';
import { NODE_COMPILE_CACHE } from '#tests/support/server-process.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import { databaseForSuite, query } from '#tests/support/test-database.ts';
import type { Role } from '../../office/roles.ts';
import { invite } from '../../office/sign-in/invitations.ts';
import type { PreparedOffice } from './prepare-once.ts';
import { joinOffice, Visitor } from './visitor.ts';

const OFFICE = join(import.meta.dirname, '../../office/main.ts');

/** Somebody who is signed in, with what REST answers as data. */
export interface Member {
  readonly visitor: Visitor;
  readonly secret: string;
  readonly ask: (method: string, path: string, body?: unknown) => Promise<RestAnswer>;
}

export interface RestAnswer {
  readonly status: number;
  readonly to: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The office with the example content on a database of its own; call it at the top of the file. */
export function officeForSuite(settings: Readonly<Record<string, string>> = {}) {
  const folder = folderForSuite();
  const prepared = inject('preparedOffice') as PreparedOffice | undefined;
  const database = databaseForSuite(() => prepared?.database);
  const handOver = atEndOfSuite();
  let site = '';
  let firstLink = '';
  let said = '';
  let running: ChildProcess | undefined;
  const env = () => ({
    CONTENT_DIR: 'tests/example-content',
    DIST_DIR: `${folder()}/dist`,
    DATA_DIR: `${folder()}/data`,
    DATABASE_URL: database(),
    OFFICE_PORT: '0',
    ...settings,
  });
  const start = async (): Promise<void> => {
    const { port } = site === '' ? { port: '0' } : new URL(site);
    const child = spawn(process.execPath, [OFFICE], {
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE, ...env(), OFFICE_PORT: port },
      // By the channel it notices when whoever has started it is gone, and ends.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    running = child;
    handOver(() => endProcess(child));
    let heard = '';
    await new Promise<void>((resolve, reject) => {
      const listen = (part: Buffer): void => {
        said += part.toString();
        heard += part.toString();
        const [, found] = /^Office: (http\S+)[ \n]/mu.exec(heard) ?? [];
        if (found === undefined) return;
        const [, link] = /once: (\S+)\n/u.exec(heard) ?? [];
        firstLink = link ?? firstLink;
        site = new URL(found).origin;
        resolve();
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.on('exit', () => reject(new Error(`The office has not started:\n${said}`)));
    });
  };
  beforeAll(async () => {
    await writeEmptySite(`${folder()}/dist`);
    if (prepared) cpSync(prepared.dataDir, `${folder()}/data`, { recursive: true });
    await start();
  });
  beforeEach(({ onTestFailed }) => {
    onTestFailed(() => {
      console.error(`The office has said last:\n${said.slice(-4000)}`);
    });
  });

  const ask = async (who: Visitor, method: string, path: string, body?: unknown) => {
    const isReading = method === 'GET' || method === 'HEAD';
    const answer = await who.ask(path, {
      method,
      headers: { 'content-type': 'application/json', origin: site },
      ...(isReading ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    const { status, to, text } = answer;
    return {
      status,
      to,
      body: text.startsWith('{') ? (JSON.parse(text) as RestAnswer['body']) : {},
    };
  };
  const join_ = async (role: Role, name: string = role): Promise<Member> => {
    const email = `${name.toLowerCase()}@example.org`;
    let link = firstLink;
    if (role !== 'owner' || name !== 'owner') {
      const opened = await openDatabase({
        url: database(),
        dataDir: folder(),
        report: () => undefined,
      });
      link = await invite(opened, site, { email, role });
      await opened.close();
    }
    const { visitor, secret } = await joinOffice(site, link, email, name);
    return { visitor, secret, ask: (method, path, body) => ask(visitor, method, path, body) };
  };
  return {
    /** Makes an account; the first has to be the owner's. */
    join: join_,
    sql: <Row extends object>(text: string, values: unknown[] = []) =>
      query<Row>(database(), text, values),
    site: () => site,
    /** Starts it again at the same address. */
    start,
    /** Ends it as a power cut does. */
    kill: async (): Promise<void> => {
      const child = running;
      if (child === undefined) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    output: () => said,
    env,
    firstLink: () => firstLink,
    /** The link that was mailed last to somebody. */
    mailedLink: (email: string): string => {
      const outbox = `${folder()}/data/outbox`;
      const files = readdirSync(outbox).map((name) => join(outbox, name));
      const byTime = files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
      const mails = byTime.map((file) => readFileSync(file, 'utf8'));
      const mail = mails.find((text) => text.includes(`To: ${email}`)) ?? '';
      const plain = mail.replaceAll(/=\r\n/gu, '').replaceAll('=3D', '=');
      return /http:\S+\/einladung\/[\w-]{43}/u.exec(plain)?.[0] ?? '';
    },
    dataDir: () => `${folder()}/data`,
    databaseUrl: database,
    stranger: () => new Visitor(site),
    ask,
  };
}
