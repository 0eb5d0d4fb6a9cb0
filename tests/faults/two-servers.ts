import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { checkDelivered, checkStored } from './accounts.ts';
import { startClients } from './clients.ts';
import { runAlone } from './run-alone.ts';
import { inWorld, until } from './world.ts';

/**
 * Two servers on one database share the work; the one that began the database is killed and
 * started again and again, and everything arrives.
 */
export function twoServers(rounds: number): Promise<void> {
  return inWorld(async (world) => {
    let first = await world.startServer();
    const second = await world.startServer();
    const { port } = new URL(first.site);
    const clients = startClients([first.site, second.site]);
    for (let round = 0; round < rounds; round += 1) {
      const delivered = [deliveries(first.output()), deliveries(second.output())];
      await until('both servers deliver', () =>
        [first, second].every(({ output }, at) => deliveries(output()) > (delivered[at] ?? 0)),
      );
      first.signal('SIGKILL');
      await first.ended;
      await delay(300);
      first = await world.startServer({ PORT: port });
    }
    await clients.stop();
    first.signal('SIGKILL');
    await first.ended;
    const stored = await checkStored(world, clients);
    const { repeats } = await checkDelivered(world);
    assert.ok(deliveries(second.output()) > 0);
    console.log(
      `${rounds} kills of one of two: ${stored} stored, all delivered, ${repeats} recognisable repeats`,
    );
  });
}

function deliveries(output: string): number {
  return output.split('A job was delivered.').length - 1;
}

if (import.meta.main) await runAlone(twoServers, 20);
