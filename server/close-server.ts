import type { Server } from 'node:http';

const LOOK_FOR_IDLE_MS = 50;

/** Stops accepting, lets requests in progress end, and resolves when the last connection is gone. */
export async function closeServer(server: Server): Promise<void> {
  // Node ends connections that are idle now, but keeps those whose answer is still under way open
  // afterwards until they time out.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, LOOK_FOR_IDLE_MS);
  try {
    await new Promise<void>((resolve, reject) => {
      server.close((error) => {
        if (error) reject(error);
        else resolve();
      });
    });
  } finally {
    clearInterval(sweep);
  }
}
