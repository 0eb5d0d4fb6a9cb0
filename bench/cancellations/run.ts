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
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { median } from '../median.ts';
import { atLeast, report } from '../report.ts';

// As many as the server's pool may open.
const CONNECTIONS = 16;
const ROUNDS = 5;
const ROUND_MS = 4000;
const GOAL = 0.5;
const GOAL_OF_TWO = 1.6;

/** How often per second. */
interface Round {
  readonly raw: number;
  readonly cancellations: number;
  readonly ratio: number;
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
await chmod(folder, 0o711);
const dataDir = join(folder, 'data');
await mkdir(dataDir, { mode: 0o711 });
const database = await startEmbeddedDatabase(dataDir, console.error);
await writeEmptySite(join(folder, 'dist'));
const raw = await rawCommits(database.connection);
const servers = [await startAnother()];
try {
  const one = await measureRounds();
  servers.push(await startAnother());
  const two = await measureRounds();
  await tell(one, two, await raw.version());
} finally {
  await raw.end();
  for (const server of servers) await server.stop();
  await database.release();
  await removeDataFolder(dataDir);
  await removeDataFolder(folder);
}

function startAnother(): Promise<ServerProcess> {
  return startServer({
    DATA_DIR: dataDir,
    DIST_DIR: join(folder, 'dist'),
    ADMIN_PORT: '0',
    LOG_LEVEL: 'error',
    // Each cancellation comes from a network of its own.
    TRUST_PROXY: 'true',
  });
}

/** Raw commits and cancellations in turns; the first round of each warms up and does not count. */
async function measureRounds(): Promise<Round[]> {
  const rounds: Round[] = [];
  const cancel = cancellationsOver(servers.map(({ site }) => site));
  for (let round = 0; round <= ROUNDS; round += 1) {
    const commits = await whileServersRest(() => perSecond(raw.commit));
    const cancellations = await perSecond(cancel);
    rounds.push({ raw: commits, cancellations, ratio: cancellations / commits });
  }
  return rounds.slice(1);
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
async function whileServersRest<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const server of servers) server.signal('SIGSTOP');
  try {
    return await work();
  } finally {
    for (const server of servers) server.signal('SIGCONT');
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

/** @param sites One or more servers, between which the connections are divided. */
function cancellationsOver(sites: readonly string[]): (connection: number) => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  return async (connection) => {
    const site = sites[connection % sites.length] ?? '';
    const sent = request(`${site}/functions/v1/send-cancellation-slack`, {
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
  one: readonly Round[],
  two: readonly Round[],
  postgresql: string | undefined,
): Promise<void> {
  const middle = (rounds: readonly Round[], what: keyof Round) =>
    median(rounds.map((round) => round[what]));
  const [ratio, ratioOfTwo] = [middle(one, 'ratio'), middle(two, 'ratio')];
  const counted = [
    `${middle(one, 'raw').toFixed(0)} raw commits`,
    `${middle(one, 'cancellations').toFixed(0)} cancellations`,
    `${middle(two, 'cancellations').toFixed(0)} with two servers`,
  ];
  console.log(`Per second: ${counted.join(', ')}.`);
  const project = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(project) as { dependencies: Record<string, string> };
  const what = 'durable cancellations per second against raw single-row commits';
  const whatOfTwo = 'the same with two servers on one database against one server';
  const goals = [
    atLeast(what, ratio, GOAL, ' ×'),
    atLeast(whatOfTwo, ratioOfTwo / ratio, GOAL_OF_TWO, ' ×'),
  ];
  await report('cancellations', goals, {
    versions: { postgresql, pg: dependencies['pg'], 'pg-boss': dependencies['pg-boss'] },
    connections: CONNECTIONS,
    rounds: { one, two },
  });
}
