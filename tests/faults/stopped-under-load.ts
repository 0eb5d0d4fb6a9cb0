import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { checkDelivered, checkStored } from './accounts.ts';
import { startKeptClients } from './kept-clients.ts';
import { runAlone } from './run-alone.ts';
import { inWorld, until } from './world.ts';

const CLIENTS = 50;
// The second of grace, and the ten in which the server ends in any case.
const LONGEST_STOP_MS = 11_000;

/**
 * SIGTERM while 50 clients that keep their connections read and send: the server says that it stops,
 * answers every request that was sent while it listened, each answer the last on its connection, and
 * ends with 0, or with 1 when a busy machine leaves it too little time. Nothing is repeated here, so a
 * stored declaration without an answer would show.
 */
export function stoppedUnderLoad(rounds: number): Promise<void> {
  return inWorld(async (world) => {
    const acknowledged = new Map<string, string>();
    let answered = 0;
    let refused = 0;
    let cutOff = 0;
    for (let round = 0; round < rounds; round += 1) {
      const server = await world.startServer({ STOP_GRACE_SECONDS: '1' });
      const clients = startKeptClients(server.site, CLIENTS);
      await until('clients are served', () => clients.answered() > 4 * CLIENTS);
      await delay(randomInt(400));
      const askedAt = performance.now();
      server.signal('SIGTERM');
      await until('the server says that it stops', () => saysThatItStops(server.admin));
      clients.expectLast();
      const exitCode = await server.ended;
      const tookMs = performance.now() - askedAt;
      await clients.ended;
      assert.deepEqual(clients.lost, [], 'every request was answered');
      // Whoever is still ending the database then has answered everybody.
      const isOutOfTime = exitCode === 1 && tookMs >= LONGEST_STOP_MS;
      assert.ok(
        exitCode === 0 || isOutOfTime,
        `it ended with ${String(exitCode)} after ${Math.round(tookMs)} ms instead of in order:\n${server.output().slice(-2000)}`,
      );
      // On a machine so busy that the database takes seconds; each has its reason in the log.
      const reasons = server.output().split('A cancellation could not be stored.').length - 1;
      assert.ok(clients.refused() <= reasons, 'only what could not be stored was refused');
      for (const [email, reference] of clients.acknowledged) acknowledged.set(email, reference);
      answered += clients.answered();
      refused += clients.refused();
      cutOff += clients.cutOff();
    }
    await world.startServer();
    const stored = await checkStored(world, { acknowledged, strange: [] });
    const unanswered = stored - acknowledged.size;
    assert.ok(
      unanswered >= 0 && unanswered <= cutOff,
      'everything that was stored was also answered, except what was cut off',
    );
    await checkDelivered(world);
    console.log(
      `${rounds} stops under load: ${answered} requests answered and none lost, ${stored} stored` +
        (refused > 0 ? `, ${refused} refused with 503` : '') +
        (cutOff > 0 ? `, ${cutOff} cut off after five seconds` : ''),
    );
  });
}

async function saysThatItStops(admin: string): Promise<boolean> {
  const answer = await fetch(`${admin}/readyz`);
  return answer.status === 503 && (await answer.text()).includes('"stopping"');
}

if (import.meta.main) await runAlone(stoppedUnderLoad, 10);
