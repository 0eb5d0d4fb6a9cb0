import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { removeFolder } from '#tests/support/data-folder.ts';
import { endProcess, type HandOver } from '#tests/support/hand-over.ts';
import { NODE_COMPILE_CACHE } from '#tests/support/server-process.ts';
import { siteFiles, siteFolders } from '../../office/site-sources.ts';

export interface StartedOffice {
  /** Such as `http://127.0.0.1:43211`. */
  readonly site: string;
  /** Path of the link for the first owner. */
  readonly firstLink: string;
  readonly dataDir: string;
  /** The content that it publishes: its own copy of the example content. */
  readonly contentFolder: string;
  /** Everything printed so far. */
  readonly output: () => string;
  /** Ends it and gives its exit code; what it has written is removed later. */
  readonly stop: () => Promise<number | null>;
}

/**
 * Starts the real office in a copy of the project, as an operator has it; publishing writes into it.
 *
 * @param besides Variables of the server whose data it shares; without them it has data of its own.
 */
export async function startOffice(
  handOver: HandOver,
  name: string,
  besides: Readonly<Record<string, string>> = {},
): Promise<StartedOffice> {
  const folder = mkdtempSync(join(tmpdir(), `office-${name}-`));
  handOver(() => removeFolder(folder));
  // Started by root, the database runs as another user, who needs access to this folder.
  chmodSync(folder, 0o711);
  const project = copyProject(join(folder, 'project'));
  const { DATA_DIR: dataDir = join(folder, 'data') } = besides;
  const child = spawn(process.execPath, ['office/main.ts'], {
    cwd: project,
    env: {
      ...{ PATH: process.env['PATH'], NODE_COMPILE_CACHE, DATA_DIR: dataDir },
      ...{ DIST_DIR: resolve('dist-example'), ...besides, OFFICE_PORT: '0' },
    },
    // By the channel it notices when whoever has started it is gone, and ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  handOver(() => endProcess(child));
  let said = '';
  const ended = once(child, 'exit');
  const started = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        said += part.toString();
        if (/, once: \S+\n/u.test(said)) resolve();
      });
    }
  });
  await Promise.race([started, ended]);
  const [, link] = /, once: (\S+)\n/u.exec(said) ?? [];
  if (link === undefined) throw new Error(`The office has not started:\n${said}`);
  const { origin, pathname } = new URL(link);
  return {
    ...{ site: origin, firstLink: pathname, dataDir, contentFolder: join(project, 'content') },
    output: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      const [exitCode] = (await ended) as [number | null];
      return exitCode;
    },
  };
}

function copyProject(folder: string): string {
  for (const name of [...siteFolders, ...siteFiles, 'package-lock.json', 'office', 'db']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  cpSync('tests/example-content', join(folder, 'content'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
