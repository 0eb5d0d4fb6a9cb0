import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { removeDataFolder } from '#tests/support/data-folder.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import type { HandOver } from '#tests/support/hand-over.ts';
import type { ChatMode } from '#tests/support/receivers/chat-server.ts';
import type { MailMode } from '#tests/support/receivers/mail-server.ts';
import { startReceiver, type Receiver } from '#tests/support/receivers/receiver.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { startOfficeAtWork, type OfficeAtWork } from './office-at-work.ts';
import { queryEmbedded, type Query } from './query-embedded.ts';

/** Everything a fault happens in: folders, a mail server, a chat, and servers started on demand. */
export interface World {
  readonly dataDir: string;
  readonly mail: Receiver<MailMode>;
  readonly chat: Receiver<ChatMode>;
  /** For what a fault starts besides; it ends with the world. */
  readonly handOver: HandOver;
  readonly startServer: (env?: Record<string, string>) => Promise<ServerProcess>;
  /** Runs SQL in the embedded database of `dataDir`. */
  readonly query: Query;
  /** The office beside the first server; undefined before that, and where OFFICE_AT_WORK is not 1. */
  readonly office: () => OfficeAtWork | undefined;
}

const LONGEST_TAIL = 6000;

/**
 * Runs `work` in a fresh world and clears it away afterwards, whatever happened.
 *
 * @param dataDir Folder to use instead of a temporary one.
 */
export async function inWorld(
  work: (world: World) => Promise<void>,
  dataDir?: string,
): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const handOver: HandOver = (stop) => stack.defer(stop);
  const folder = await mkdtemp(join(tmpdir(), 'fault-'));
  handOver(() => removeDataFolder(folder));
  // As root the database runs as another user, who has to pass through.
  await chmod(folder, 0o711);
  const dist = join(folder, 'dist');
  await writeEmptySite(dist);
  const data = dataDir ?? join(folder, 'data');
  handOver(() => removeDataFolder(data));
  const mail = await startReceiver<MailMode>(handOver, 'mail-server.ts');
  const chat = await startReceiver<ChatMode>(handOver, 'chat-server.ts');
  const servers: ServerProcess[] = [];
  let office: OfficeAtWork | undefined;
  const world: World = {
    dataDir: data,
    mail,
    chat,
    handOver,
    startServer: async (env = {}) => {
      const place = { DATA_DIR: data, DIST_DIR: dist };
      const server = await startServer(handOver, {
        ...place,
        ADMIN_PORT: '0',
        LOG_LEVEL: 'info',
        RATE_LIMIT: '999999',
        RETRY_SECONDS: '1',
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        SLACK_WEBHOOK_URL: `http://127.0.0.1:${chat.port}/hook`,
        ...env,
      });
      servers.push(server);
      if (process.env['OFFICE_AT_WORK'] === '1') {
        const { DATABASE_URL } = env;
        const settings = { ...place, ...(DATABASE_URL && { DATABASE_URL }) };
        office ??= await startOfficeAtWork(handOver, settings);
      }
      return server;
    },
    query: (text) => queryEmbedded(data, text),
    office: () => office,
  };
  try {
    await work(world);
  } catch (error) {
    for (const { output } of servers) console.error(output().slice(-LONGEST_TAIL));
    console.error(office?.output().slice(-LONGEST_TAIL) ?? '');
    throw error;
  }
}

/** Number of the process that is the embedded database of a data folder. */
export async function databaseProcess(dataDir: string): Promise<number> {
  const pidFile = join(dataDir, 'database/cluster/postmaster.pid');
  return Number((await readFile(pidFile, 'utf8')).split('\n', 1)[0]);
}

/** Waits until a condition holds; fails after a time that no healthy machine needs. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  longestMs = 120_000,
): Promise<void> {
  const deadline = performance.now() + longestMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`It did not happen that ${what}.`);
    await delay(50);
  }
}

/** Waits until nothing is left to do; fails when for a long time it does not get less. */
export async function untilDone(
  what: string,
  left: () => number,
  longestStandstillMs = 120_000,
): Promise<void> {
  let least = left();
  let deadline = performance.now() + longestStandstillMs;
  while (least > 0) {
    if (performance.now() > deadline) throw new Error(`It did not happen that ${what}.`);
    await delay(250);
    const now = left();
    if (now < least) deadline = performance.now() + longestStandstillMs;
    least = Math.min(least, now);
  }
}

/** A valid cancellation that no other is equal to. */
export function newCancellation(): { email: string; name: string; reason: string } {
  return {
    email: `${randomUUID()}@schlaf.example`,
    name: 'Anna Muster',
    reason: 'Hiermit kündige ich.',
  };
}
