import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess, type HandOver } from '#tests/support/hand-over.ts';

/** The user `nobody` of every Linux. */
export const NOBODY = 65_534;

export const isRoot = process.getuid?.() === 0;

/** Whom a released program runs as: another user than its owner when the tests may choose. */
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

// What `read_only`, `cap_drop`, `no-new-privileges` and process number 1 mean in a container.
const CONTAINER = [
  'mount --make-rprivate /',
  'mount --bind "$DATA_DIR" "$DATA_DIR"',
  'for place in / "$(stat -c %m .)"; do mount -o remount,bind,ro "$place"; done',
  'mount -t proc proc /proc',
  `exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all "$@"`,
].join('\n');

const UNSHARE = ['--mount', '--pid', '--fork', '--kill-child'];

/** Whether this machine lets the tests make a container of their own: root does, outside of one. */
export const canContain =
  isRoot && spawnSync('unshare', [...UNSHARE, 'mount', '--make-rprivate', '/']).status === 0;

export interface ReleasedServer {
  readonly output: () => string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
  /** The server's own process, not what started it. */
  readonly pid: number;
}

/**
 * Starts `bin/node server/main.ts` of a release and waits until it listens: as the first process of
 * a read-only system, as nobody and without a privilege; where that is not possible, as nobody.
 */
export async function startReleased(
  handOver: HandOver,
  release: string,
  env: Record<string, string>,
): Promise<ReleasedServer> {
  const server = [join(release, 'bin/node'), 'server/main.ts'];
  const contained = ['unshare', ...UNSHARE, 'sh', '-euc', CONTAINER, 'sh', ...server];
  const [command = '', ...args] = canContain ? contained : server;
  const child = spawn(command, args, {
    cwd: release,
    env: { PATH: process.env['PATH'], STOP_GRACE_SECONDS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(canContain ? {} : user),
  });
  // Forced, because `unshare` passes no signal on; what it has started ends with it.
  handOver(() => endProcess(child, 'SIGKILL'));
  const chunks: Buffer[] = [];
  const output = () => Buffer.concat(chunks).toString();
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const listens = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (/Data: .*\n|The server has started/.test(output())) resolve();
      });
    }
  });
  await Promise.race([listens, ended]);
  if (child.exitCode !== null) throw new Error(`No start:\n${output()}`);
  const pid = child.pid ?? 0;
  return { output, ended, pid: canContain ? childOf(pid) : pid };
}

/** Runs another program of the release as the same user, to its end. */
export function runReleased(release: string, args: string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(join(release, 'bin/node'), args, {
    cwd: release,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
    ...user,
  });
  return { exitCode: status, output: stdout + stderr };
}

/** The only child of a process, such as what `unshare` has started. */
export function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
}
