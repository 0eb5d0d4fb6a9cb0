import assert from 'node:assert/strict';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { badRequest, sendRequest } from './bad-request.ts';
import { ASKED_FOR_MEMORY, bytesInUse } from './bytes-in-use.ts';
import { checkStored } from './accounts.ts';
import { post } from './clients.ts';
import { runAlone } from './run-alone.ts';
import { inWorld, newCancellation } from './world.ts';

const AT_ONCE = 16;
const VALID_EVERY = 100;
const SLOW_EVERY = 500;
const SAMPLES = 12;
// What requests that are being answered at the moment hold, and the list of files of a new build.
const MOST_GROWTH_BYTES = 2 * 1024 * 1024;

/**
 * Bad requests of every kind: none gets an answer above 499, the server stays up, its memory stays
 * flat, and valid requests in between are stored as ever.
 */
export function badRequests(count: number): Promise<void> {
  return inWorld(async (world) => {
    const server = await world.startServer({ LOG_LEVEL: 'error', ...ASKED_FOR_MEMORY });
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const acknowledged = new Map<string, string>();
    const answers = new Map<number, number>();
    const memory: number[] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < count) {
        const number = next++;
        if (number % Math.ceil(count / SAMPLES) === 0)
          memory.push(await bytesInUse(server.output()));
        if (number % SLOW_EVERY === 0) beginSlowBody(server.site);
        if (number % VALID_EVERY === 0) {
          const body = newCancellation();
          const answer = await post(server.site, body);
          assert.equal(answer?.status, 200, 'a valid request in between is stored');
          acknowledged.set(body.email, answer.reference);
        }
        const status = await sendRequest(server.site, badRequest(number), agent);
        assert.ok(status < 500, `bad request number ${number} is answered ${status}`);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    agent.destroy();
    const stored = await checkStored(world, { acknowledged, strange: [] });
    assert.equal(stored, acknowledged.size, 'nothing but the valid ones is stored');
    const [early, late] = [lowest(memory, 0.25, 0.5), lowest(memory, 0.75, 1)];
    assert.ok(
      late < early + MOST_GROWTH_BYTES,
      `memory in use grew from ${early} to ${late} bytes`,
    );
    const table = [...answers].sort().map(([status, number]) => `${status}: ${number}`);
    console.log(
      `${count} bad requests (${table.join(', ')}), ${stored} valid ones stored, ` +
        `memory in use ${inMib(early)} → ${inMib(late)} MiB`,
    );
  });
}

function lowest(samples: readonly number[], from: number, to: number): number {
  return Math.min(...samples.slice(samples.length * from, samples.length * to));
}

function inMib(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}

/** Sends the beginning of a body and then nothing more. */
function beginSlowBody(site: string): void {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  socket.resume();
  socket.write(
    'POST /functions/v1/send-cancellation-slack HTTP/1.1\r\nHost: site\r\n' +
      'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email": "a',
  );
}

if (import.meta.main) await runAlone(badRequests, 100_000);
