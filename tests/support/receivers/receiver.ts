import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endProcess, type HandOver } from '#tests/support/hand-over.ts';

/** A mail server or chat in a process of its own, which can be made to fail. */
export interface Receiver<Mode> {
  readonly port: number;
  /** Everything that was taken so far. */
  readonly received: readonly string[];
  readonly behave: (mode: Mode) => Promise<void>;
  /** Kills the process; whoever talks to it is cut off. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port. */
  readonly start: () => Promise<void>;
}

interface Report {
  readonly port?: number;
  readonly mail?: string;
  readonly message?: string;
}

/** Starts `mail-server.ts` or `chat-server.ts` of this folder. */
export async function startReceiver<Mode extends string | number>(
  handOver: HandOver,
  script: 'mail-server.ts' | 'chat-server.ts',
): Promise<Receiver<Mode>> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const received: string[] = [];
  let port = 0;
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    const started = fork(path, [String(port)], { execArgv: [] });
    handOver(() => endProcess(started));
    child = started;
    child.on('message', ({ mail, message }: Report) => {
      if (mail !== undefined) received.push(mail);
      if (message !== undefined) received.push(message);
    });
    const [report] = (await once(child, 'message')) as [Report];
    port = report.port ?? 0;
  };
  await start();
  return {
    port,
    received,
    start,
    // One listener for all reports: those that come together would be lost between two of them.
    behave: (mode) =>
      new Promise((resolve) => {
        const onReport = (report: { mode?: Mode }): void => {
          if (report.mode !== mode) return;
          child.off('message', onReport);
          resolve();
        };
        child.on('message', onReport);
        child.send(mode);
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
