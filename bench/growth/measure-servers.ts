import { Client } from 'pg';
import { newCancellation } from '#tests/faults/world.ts';
import { CANCELLATION } from '#tests/support/functions-server.ts';
import { untilExit } from '#tests/support/hand-over.ts';
import { startServer } from '#tests/support/server-process.ts';
import { DIST } from '../website.ts';
import type { Place } from './measure-declarations.ts';

/** How so many servers on one database answer a steady stream of visitors. */
export interface ServersAt {
  readonly servers: number;
  readonly requestsPerSecond: number;
  readonly sendMedianMs: number;
  readonly sendSlowestPercentMs: number;
  readonly pageMedianMs: number;
  /** Answers other than 200, and requests without one. */
  readonly failures: number;
  /** Most connections to the database that were open at one moment. */
  readonly connections: number;
}

const PER_SECOND = 200;
// Every fourth request sends a declaration, the others read pages.
const SENDS_EVERY = 4;

/**
 * Sends requests at fixed moments, whether or not earlier ones are answered, so that a slow server does not
 * lighten its own load.
 */
export async function measureServers(
  { url, dataDir }: Place,
  servers: number,
  seconds: number,
): Promise<ServersAt> {
  const env = { DATABASE_URL: url, DIST_DIR: DIST, LOG_LEVEL: 'error', RATE_LIMIT: '999999' };
  const running = await Promise.all(
    Array.from({ length: servers }, (_, at) =>
      startServer(untilExit, { ...env, DATA_DIR: `${dataDir}-${String(at)}`, ADMIN_PORT: '0' }),
    ),
  );
  const client = new Client({ connectionString: url });
  await client.connect();
  const sends: number[] = [];
  const pages: number[] = [];
  let [failures, connections] = [0, 0];
  const visit = async (number: number): Promise<void> => {
    const { site } = running[number % servers] ?? { site: '' };
    const isSend = Math.floor(number / servers) % SENDS_EVERY === 0;
    const body = JSON.stringify(newCancellation());
    const headers = { 'content-type': 'application/json' };
    const started = performance.now();
    const answer = isSend
      ? await fetch(site + CANCELLATION, { method: 'POST', headers, body })
      : await fetch(`${site}/team`);
    await answer.arrayBuffer();
    (isSend ? sends : pages).push(performance.now() - started);
    if (answer.status !== 200) throw new Error(`The answer was ${String(answer.status)}.`);
  };
  try {
    const visits: Promise<void>[] = [];
    await asSteps(seconds * PER_SECOND, 1000 / PER_SECOND, (number) => {
      visits.push(
        visit(number).catch((error: unknown) => {
          failures += 1;
          console.error(`Request ${String(number)} failed:`, error);
        }),
      );
      if (number % PER_SECOND === 0) {
        visits.push(
          client.query<{ number: number }>(CONNECTIONS).then(({ rows }) => {
            connections = Math.max(connections, rows[0]?.number ?? 0);
          }),
        );
      }
    });
    await Promise.all(visits);
  } finally {
    await client.end();
    for (const server of running) await server.stop();
  }
  const at = (times: number[], share: number): number =>
    Math.round(
      (times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0) * 10,
    ) / 10;
  return {
    ...{ servers, requestsPerSecond: PER_SECOND, failures, connections },
    ...{ sendMedianMs: at(sends, 0.5), sendSlowestPercentMs: at(sends, 0.99) },
    pageMedianMs: at(pages, 0.5),
  };
}

const CONNECTIONS = `select count(*)::int as number from pg_stat_activity
  where application_name = 'schlafcoaching-website' and datname = current_database()`;

/** Calls a function a number of times at fixed moments; calls that a busy machine missed follow at once. */
async function asSteps(count: number, everyMs: number, step: (number: number) => void) {
  const started = performance.now();
  let done = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      while (done < count && performance.now() - started >= done * everyMs) step(done++);
      if (done < count) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
}
