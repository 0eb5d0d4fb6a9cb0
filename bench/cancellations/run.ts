import { randomInt, randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { removeDataFolder } from '#tests/support/data-folder.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { startServer } from '#tests/support/server-process.ts';
import { median } from '../median.ts';
import { atLeast, report } from '../report.ts';

// As many as the server's pool may open.
const CONNECTIONS = 16;
const ROUNDS = 5;
const ROUND_MS = 4000;
const GOAL = 0.5;

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
await chmod(folder, 0o711);
const dataDir = join(folder, 'data');
await mkdir(dataDir, { mode: 0o711 });
const database = await startEmbeddedDatabase(dataDir, console.error);
await writeEmptySite(join(folder, 'dist'));
const server = await startServer({
  DATA_DIR: dataDir,
  DIST_DIR: join(folder, 'dist'),
  LOG_LEVEL: 'error',
  // Each cancellation comes from a network of its own.
  TRUST_PROXY: 'true',
});
try {
  const rounds: { raw: number; cancellations: number }[] = [];
  const raw = await rawCommits(database.connection);
  const cancellations = cancellationsOver(server.site);
  // The first round of each warms up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = {
      raw: await whileServerRests(() => perSecond(raw.commit)),
      cancellations: await perSecond(cancellations),
    };
    if (round > 0) rounds.push(measured);
  }
  const postgresql = await raw.version();
  await raw.end();
  await tell(rounds, postgresql);
} finally {
  await server.stop();
  await database.release();
  await removeDataFolder(dataDir);
  await removeDataFolder(folder);
}

/** Does something over and over on every connection; how often per second it was done. */
async function perSecond(work: (connection: number) => Promise<void>): Promise<number> {
  const started = performance.now();
  let done = 0;
  const loop = async (connection: number): Promise<void> => {
    while (performance.now() - started < ROUND_MS) {
      await work(connection);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => loop(connection)));
  return done / ((performance.now() - started) / 1000);
}

// Deliveries that are left over from a round would take processors and disk from the raw commits.
async function whileServerRests<Result>(work: () => Promise<Result>): Promise<Result> {
  server.signal('SIGSTOP');
  try {
    return await work();
  } finally {
    server.signal('SIGCONT');
  }
}

async function rawCommits(connection: ClientConfig) {
  const clients = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = new Client(connection);
      await client.connect();
      return client;
    }),
  );
  await clients[0]?.query(
    'create table bench_commits (id bigint generated always as identity primary key, row text)',
  );
  const commit = async (at: number): Promise<void> => {
    await clients[at]?.query('insert into bench_commits (row) values ($1)', [bodyOfOne()]);
  };
  const version = async (): Promise<string | undefined> =>
    (await clients[0]?.query<{ server_version: string }>('show server_version'))?.rows[0]
      ?.server_version;
  return { commit, version, end: () => Promise.all(clients.map((client) => client.end())) };
}

function cancellationsOver(site: string): () => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const url = `${site}/functions/v1/send-cancellation-slack`;
  return async () => {
    const sent = request(url, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    });
    sent.end(bodyOfOne());
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    if (answer.statusCode !== 200)
      throw new Error(`A cancellation was answered ${answer.statusCode}.`);
  };
}

function newAddress(): string {
  return Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');
}

function bodyOfOne(): string {
  const email = `${randomUUID()}@schlaf.example`;
  return JSON.stringify({ email, name: 'Anna Muster', reason: 'Hiermit kündige ich.' });
}

async function tell(
  rounds: readonly { raw: number; cancellations: number }[],
  postgresql: string | undefined,
): Promise<void> {
  const raw = median(rounds.map((round) => round.raw));
  const cancellations = median(rounds.map((round) => round.cancellations));
  const ratio = median(rounds.map((round) => round.cancellations / round.raw));
  console.log(
    `Per second: ${raw.toFixed(0)} raw commits, ${cancellations.toFixed(0)} cancellations.`,
  );
  const project = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(project) as { dependencies: Record<string, string> };
  const what = 'durable cancellations per second against raw single-row commits';
  await report('cancellations', [atLeast(what, ratio, GOAL, ' ×')], {
    versions: { postgresql, pg: dependencies['pg'], 'pg-boss': dependencies['pg-boss'] },
    connections: CONNECTIONS,
    rounds,
  });
}
