import { rm } from 'node:fs/promises';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { HandOver } from '#tests/support/hand-over.ts';

const SOCKET_FILE = '.s.PGSQL.5432';

/** A cable between a server and its database that can be cut. */
export interface Cable {
  /** Nobody gets through any more: what is connected is cut off, what comes is refused. */
  readonly cut: () => Promise<void>;
  /** Nobody hears anything any more, but connections stay. */
  readonly hush: () => void;
  /** All is well again. */
  readonly mend: () => Promise<void>;
}

/** Lays a cable from a socket in one folder to the database's socket in another. */
export async function layCable(
  handOver: HandOver,
  folder: string,
  databaseFolder: string,
): Promise<Cable> {
  const path = join(folder, SOCKET_FILE);
  const ends = new Set<Socket>();
  let isHushed = false;
  const server = createServer((near) => {
    const far = connect(join(databaseFolder, SOCKET_FILE));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
      from.on('data', (chunk) => {
        if (!isHushed) to.write(chunk);
      });
    }
  });
  const listen = async (): Promise<void> => {
    await rm(path, { force: true });
    server.listen(path);
    await once(server, 'listening');
  };
  const cut = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    for (const end of ends) end.destroy();
    await closed;
  };
  handOver(async () => {
    if (server.listening) await cut();
  });
  await listen();
  return {
    cut,
    hush: () => {
      isHushed = true;
    },
    mend: async () => {
      if (isHushed) for (const end of ends) end.destroy();
      isHushed = false;
      if (!server.listening) await listen();
    },
  };
}
