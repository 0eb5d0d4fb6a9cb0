import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { endProcess, type HandOver } from '#tests/support/hand-over.ts';
import { NODE_COMPILE_CACHE } from '#tests/support/server-process.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import { databaseForSuite, query } from '#tests/support/test-database.ts';
import { codeOf } from './authenticator.ts';

const OFFICE = join(import.meta.dirname, '../../office');
export const PASSWORD = 'ein langes Passwort';

/** Runs the office until it has said something or has ended. */
export function runOffice(handOver: HandOver, env: Record<string, string>, ...command: string[]) {
  const [program = 'main.ts', ...args] = command;
  const child = spawn(process.execPath, [join(OFFICE, program), ...args], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE, ...env },
    // By the channel it notices when whoever has started it is gone, and ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  handOver(() => endProcess(child));
  let said = '';
  child.stdout?.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  return { child, ended: once(child, 'exit'), said: () => said };
}

/** What somebody's browser keeps and sends. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  private readonly site: string;
  constructor(site: string) {
    this.site = site;
  }

  async ask(path: string, options: RequestInit = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(new URL(path, this.site), {
      redirect: 'manual',
      ...options,
      headers: { cookie, ...(options.headers as Record<string, string> | undefined) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      if (value === '' || /max-age=0/iu.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const { status, headers } = answer;
    return { status, headers, to: headers.get('location') ?? '', text: await answer.text() };
  }

  post(path: string, fields: Record<string, string>, origin = new URL(this.site).origin) {
    return this.ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin },
    });
  }
}

/** Makes an account by a link and sets up its second step. */
export async function joinOffice(
  site: string,
  link: string,
  email: string,
  name = `Name <${email}>`,
) {
  const visitor = new Visitor(site);
  const { pathname } = new URL(link);
  const made = await visitor.post(pathname, { name, email, password: PASSWORD });
  const { text } = await visitor.post('/anmelden/einrichten', { password: PASSWORD });
  const [, secret = ''] = /<code>([A-Z2-7]{16,})<\/code>/u.exec(text) ?? [];
  const done = await visitor.post('/anmelden/abschliessen', { code: codeOf(secret) });
  return { visitor, secret, made, page: text, done };
}

/** The office on a database of its own; call it at the top of the file. */
export function officeForSuite() {
  const folder = folderForSuite();
  const database = databaseForSuite();
  const handOver = atEndOfSuite();
  let running: ReturnType<typeof runOffice>;
  let site = '';
  let firstLink = '';
  const env = () => ({
    ...{ DIST_DIR: `${folder()}/dist`, DATA_DIR: `${folder()}/data` },
    ...{ DATABASE_URL: database(), OFFICE_PORT: '0' },
  });
  beforeAll(async () => {
    await writeEmptySite(`${folder()}/dist`);
    running = runOffice(handOver, env());
    const { child, ended, said } = running;
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', () => {
        const [, found] = /once: (\S+)\n/u.exec(said()) ?? [];
        if (found === undefined) return;
        firstLink = found;
        site = new URL(found).origin;
        resolve();
      });
      void ended.then(() => reject(new Error(`The office has not started:\n${said()}`)));
    });
  });
  const sql = <Row extends object>(text: string, values: unknown[] = []) =>
    query<Row>(database(), text, values);
  const joinBy = (link: string, email: string) => joinOffice(site, link, email);
  const outbox = () => `${folder()}/data/outbox`;
  /** The link that was mailed last to somebody. */
  const mailedLink = (email: string): string => {
    const files = readdirSync(outbox()).map((name) => join(outbox(), name));
    const byTime = files.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
    const mails = byTime.map((file) => readFileSync(file, 'utf8'));
    const mail = mails.find((text) => text.includes(`To: ${email}`)) ?? '';
    const plain = mail.replaceAll(/=\r\n/gu, '').replaceAll('=3D', '=');
    return /http:\S+\/einladung\/[\w-]{43}/u.exec(plain)?.[0] ?? '';
  };
  return {
    sql,
    env,
    joinBy,
    mailedLink,
    site: () => site,
    output: () => running.said(),
    firstLink: () => firstLink,
    visitor: () => new Visitor(site),
  };
}
