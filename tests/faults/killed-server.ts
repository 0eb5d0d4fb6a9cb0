import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { checkAll } from './accounts.ts';
import { startClients } from './clients.ts';
import { runAlone } from './run-alone.ts';
import { inWorld, until } from './world.ts';

const LONGEST_LIFE_MS = 600;

/**
 * kill -9 of the server at random moments while 8 clients send: every acknowledged declaration is
 * there once with both jobs, and everything is delivered in the end.
 */
export function killedServer(rounds: number): Promise<void> {
  return inWorld(async (world) => {
    let server = await world.startServer();
    const { port } = new URL(server.site);
    const clients = startClients([server.site]);
    for (let round = 0; round < rounds; round += 1) {
      const before = clients.acknowledged.size;
      await until('clients are served', () => clients.acknowledged.size > before + 8);
      await delay(randomInt(LONGEST_LIFE_MS));
      server.signal('SIGKILL');
      await server.ended;
      server = await world.startServer({ PORT: port });
    }
    await checkAll(world, clients, `${rounds} kills`);
  });
}

if (import.meta.main) await runAlone(killedServer, 100);
