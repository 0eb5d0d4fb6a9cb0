import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { endProcess, type HandOver } from '#tests/support/hand-over.ts';
import { NODE_COMPILE_CACHE } from '#tests/support/server-process.ts';
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

/** The link for the first owner, once an office has started. */
export async function officeLink({ child, ended, said }: ReturnType<typeof runOffice>) {
  const started = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => {
      if (LINK.test(said())) resolve();
    });
  });
  await Promise.race([started, ended]);
  const [, link] = LINK.exec(said()) ?? [];
  if (link === undefined) throw new Error(`The office has not started:\n${said()}`);
  return link;
}

const LINK = /, once: (\S+)\n/u;

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
  // Of the half minute before, so that the one of this moment is left for signing in.
  const finish = () =>
    visitor.post('/anmelden/abschliessen', { code: codeOf(secret, Date.now() - 30_000) });
  if ((await finish()).to !== '/start') await finish();
  return { visitor, secret, made, page: text };
}
