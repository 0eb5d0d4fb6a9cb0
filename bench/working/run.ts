import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { removeDataFolder } from '#tests/support/data-folder.ts';
import { freePort } from '#tests/support/ports.ts';
import { atMost, report, type Row } from '../report.ts';

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
const CHANGED = 'content/landing/hero.yaml';
const LOOK_MS = 50;
// None of them is in the content.
const WORDS = ['Zzza', 'Zzzb', 'Zzzc', 'Zzzd', 'Zzze'];
// The clone is built as a developer builds it, with the operator's words and without the catalogue.
const PLAIN = { CONTENT_DIR: '', CATALOGUE: '', PICTURES: '' };
const run = promisify(execFile);

/**
 * What a developer waits for, in a fresh clone in another folder. `tests` and `quick` also measure
 * `npm test` and `npm test -- quick`.
 */
const options = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'bench-working-'));
await chmod(folder, 0o711);
const clone = join(folder, 'clone');
const log = createWriteStream(join(folder, 'log'));
try {
  await run('git', ['clone', '--quiet', CHECKOUT, clone]);
  const goals: Row[] = [];
  const tell = (what: string, seconds: number | readonly number[], limit: number): void => {
    const row = atMost(what, seconds, limit, ' s');
    console.log(`${what}: ${row.figure}`);
    goals.push(row);
  };

  tell('npm start in a fresh clone to the first page', await started('start'), 90);
  // Not what the build keeps there for the next one.
  const kept = ['.astro', '.cache', '.vite'].map((name) => `--exclude=${name}`);
  const size = ['--summarize', '--block-size=1M', ...kept, 'node_modules'];
  const { stdout } = await run('du', size, { cwd: clone });
  goals.push(atMost('installed for npm start', Number.parseInt(stdout), 500, ' MB'));
  tell('second npm start', await started('start'), 3);
  const shown: number[] = [];
  const devSeconds = await started('dev', async (site) => {
    for (const word of WORDS) shown.push(await untilChanged(site, word));
  });
  tell('npm run dev to the first page', devSeconds, 8);
  tell('a changed word to the page, npm run dev', shown, 1);
  const built: number[] = [];
  for (const word of WORDS) {
    await changeHeadline(word);
    built.push(await secondsOf('run', 'build'));
  }
  tell('a changed word to the page, npm run build', built, 10);
  if (options.includes('quick'))
    tell('npm test -- quick', await secondsOf('test', '--', 'quick'), 60);
  if (options.includes('tests')) tell('npm test', await secondsOf('test'), 720);
  await report('working', goals, {}, true);
} finally {
  log.end();
  await removeDataFolder(join(clone, 'data'));
  await rm(folder, { recursive: true, force: true });
}

/** Seconds from a command to the first page. */
async function started(
  command: 'start' | 'dev',
  meanwhile: (site: string) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const site = `http://127.0.0.1:${String(await freePort())}`;
  const begin = performance.now();
  const child = npm(command === 'start' ? ['start'] : ['run', 'dev'], {
    PORT: new URL(site).port,
    ADMIN_PORT: '0',
  });
  const hasEnded = once(child, 'exit');
  try {
    while (!(await pageOf(site)).includes('</html>')) {
      if (child.exitCode !== null) throw await failure(`npm ${command}`);
      await delay(LOOK_MS);
    }
    const seconds = (performance.now() - begin) / 1000;
    await meanwhile(site);
    return seconds;
  } finally {
    // npm starts others: the whole group is asked to stop.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await hasEnded;
  }
}

/** Seconds until a changed headline is on the page. */
async function untilChanged(site: string, word: string): Promise<number> {
  const begin = performance.now();
  await changeHeadline(word);
  while (!(await pageOf(site)).includes(word)) await delay(LOOK_MS);
  return (performance.now() - begin) / 1000;
}

/** Puts a word in front of the headline. */
async function changeHeadline(word: string): Promise<void> {
  const file = join(clone, CHANGED);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^(headline: '?)(?:Zzz\w )?/m, `$1${word} `));
}

async function secondsOf(...args: string[]): Promise<number> {
  const begin = performance.now();
  const [exitCode] = (await once(npm(args, {}), 'exit')) as [number | null];
  if (exitCode !== 0) throw await failure(`npm ${args.join(' ')}`);
  return (performance.now() - begin) / 1000;
}

function npm(args: readonly string[], env: Record<string, string>): ChildProcess {
  const child = spawn('npm', args, {
    cwd: clone,
    detached: true,
    env: { ...process.env, ...PLAIN, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  return child;
}

async function failure(command: string): Promise<Error> {
  const said = (await readFile(join(folder, 'log'), 'utf8')).slice(-4000);
  return new Error(`${command} failed in a fresh clone:\n${said}`);
}

async function pageOf(site: string): Promise<string> {
  return fetch(site).then(
    (answer) => answer.text(),
    () => '',
  );
}
