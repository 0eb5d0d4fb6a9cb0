import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { checkAll } from './accounts.ts';
import { startClients } from './clients.ts';
import { runAlone } from './run-alone.ts';
import { databaseProcess, inWorld, until } from './world.ts';

const LONGEST_LIFE_MS = 600;

/**
 * kill -9 of the database at random moments while 8 clients send: the server starts it again, and
 * every acknowledged declaration is there once with both jobs, and delivered in the end.
 */
export function killedDatabase(rounds: number): Promise<void> {
  return inWorld(async (world) => {
    const server = await world.startServer();
    const clients = startClients([server.site]);
    for (let round = 0; round < rounds; round += 1) {
      await delay(randomInt(LONGEST_LIFE_MS));
      const before = clients.acknowledged.size;
      process.kill(await databaseProcess(world.dataDir), 'SIGKILL');
      await until('declarations are accepted again', () => clients.acknowledged.size > before + 8);
    }
    await checkAll(world, clients, `${rounds} kills`);
  });
}

if (import.meta.main) await runAlone(killedDatabase, 100);
