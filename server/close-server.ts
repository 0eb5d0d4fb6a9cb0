import type { Server } from 'node:http';
import type { Connections } from '#server/connections.ts';

/** Stops accepting, lets requests in progress end, and resolves when the last connection is gone. */
export async function closeServer(server: Server, connections: Connections): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.close((error) => {
      if (error) reject(error);
      else resolve();
    });
    connections.endWhenQuiet();
  });
}
