import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { checkDelivered, checkStored } from './accounts.ts';
import { post } from './clients.ts';
import { runAlone } from './run-alone.ts';
import { inWorld, newCancellation, until } from './world.ts';

/**
 * SIGTERM while 8 clients send: the server ends with 0, and whatever it stored it also answered.
 * Nothing is repeated here, so a stored declaration without an answer would show.
 */
export function stoppedUnderLoad(rounds: number): Promise<void> {
  return inWorld(async (world) => {
    const acknowledged = new Map<string, string>();
    for (let round = 0; round < rounds; round += 1) {
      const server = await world.startServer();
      const before = acknowledged.size;
      let isStopped = false;
      const client = async (): Promise<void> => {
        while (!isStopped) {
          const body = newCancellation();
          const answer = await post(server.site, body);
          if (answer !== undefined) assert.equal(answer.status, 200);
          if (answer !== undefined) acknowledged.set(body.email, answer.reference);
        }
      };
      const running = Array.from({ length: 8 }, client);
      await until('clients are served', () => acknowledged.size > before + 8);
      await delay(randomInt(400));
      const exitCode = await server.stop();
      isStopped = true;
      await Promise.all(running);
      assert.equal(exitCode, 0);
    }
    const server = await world.startServer();
    const stored = await checkStored(world, { acknowledged, strange: [] });
    assert.equal(stored, acknowledged.size, 'everything that was stored was also answered');
    await checkDelivered(world);
    await server.stop();
    console.log(`${rounds} stops under load: ${stored} stored and all of them answered`);
  });
}

if (import.meta.main) await runAlone(stoppedUnderLoad, 30);
