import { declarationRetention } from '#features/declarations/server/retention.ts';
import { openDatabase, type Database } from '#server/database/database.ts';
import { eraseWhatIsDue } from '#server/retention/retention.ts';
import { newCancellation } from '#tests/faults/world.ts';
import { startDesk } from '#tests/office/start-desk.ts';
import { CANCELLATION } from '#tests/support/functions-server.ts';
import type { HandOver } from '#tests/support/hand-over.ts';
import { startServer } from '#tests/support/server-process.ts';
import { DIST } from '../website.ts';
import { median } from '../spread.ts';
import { fillDeclarations } from './fill-declarations.ts';

/** What people and programs do with the declarations, and how long it takes in milliseconds. */
export interface DeclarationsAt {
  readonly rows: number;
  readonly ms: Readonly<Record<string, number>>;
}

/** Where the measured servers find their data. */
export interface Place {
  readonly url: string;
  readonly dataDir: string;
}

const TIMES = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const YEARS_KEPT = 6;
// Marked rows are erased after fourteen counted days.
const DAYS_OF_ERASING = 16;

/**
 * Fills the table step by step and times at each step what is done with it: sending by HTTP to the server, the
 * desk by HTTP in a process of its own, erasing by the function of the hourly chore.
 *
 * @throws when an answer is not the expected one.
 */
export async function measureDeclarations(
  { url, dataDir }: Place,
  counts: readonly number[],
): Promise<DeclarationsAt[]> {
  const env = { ...{ DATABASE_URL: url, DATA_DIR: dataDir, DIST_DIR: DIST }, LOG_LEVEL: 'error' };
  await using stack = new AsyncDisposableStack();
  const handOver: HandOver = (stop) => stack.defer(stop);
  const settings = { ...env, ADMIN_PORT: '0', RATE_LIMIT: '999999' };
  const server = await startServer(handOver, settings);
  const desk = await startDesk(handOver, { ...env, ADMIN_PORT: new URL(server.admin).port });
  const { cookies } = await desk.joinAs('support');
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const asSupport: RequestInit = { headers: { cookie, origin: desk.address } };
  const database = await openDatabase({ url, dataDir, report: console.log });
  handOver(database.close);
  const measured: DeclarationsAt[] = [];
  for (const rows of counts) {
    await fill(database, measured.at(-1)?.rows ?? 0, rows);
    const ms = await timesOf(server, { address: desk.address, asSupport }, rows);
    Object.assign(ms, await timesOfErasing(database, dataDir, measured.length));
    console.log(rows.toLocaleString('en'), 'declarations', ms);
    measured.push({ rows, ms });
  }
  return measured;
}

async function fill(database: Database, from: number, to: number): Promise<void> {
  const client = await database.connect();
  await fillDeclarations(client, from, to).finally(() => client.end());
}

async function timesOf(
  { site, admin }: { readonly site: string; readonly admin: string },
  desk: { readonly address: string; readonly asSupport: RequestInit },
  rows: number,
): Promise<Record<string, number>> {
  const send = () => ask(site + CANCELLATION, { method: 'POST', ...asJson(newCancellation()) });
  const list = (query: string) => () => ask(`${desk.address}/erklaerungen${query}`, desk.asSupport);
  const search = (words: string) => list(`?zeigen=all&suche=${encodeURIComponent(words)}`);
  const person = new URLSearchParams({ adresse: 'Person777@post.example' });
  return {
    'send a declaration': await usually(send),
    'list of the open ones': await usually(list('')),
    'list of all': await usually(list('?zeigen=all')),
    'last page of all': await usually(list(`?zeigen=all&seite=${String(Math.ceil(rows / 50))}`)),
    'list of those given up': await usually(list('?zeigen=givenUp')),
    'search for an address': await usually(search('person777@')),
    'search for a name': await usually(search('Öztürk 777')),
    'search for a reference': await usually(search('K-0000-')),
    'search without a match': await usually(search('xqzw')),
    'everything about a person': await usually(() =>
      ask(`${desk.address}/personen`, { ...desk.asSupport, method: 'POST', body: person }),
    ),
    'numbers of the open page': await usually(list('/stand')),
    readiness: await usually(() => ask(`${admin}/readyz`)),
    metrics: await usually(() => ask(`${admin}/metrics`)),
    'export of all': await once(list('/export.csv?zeigen=all')),
  };
}

/** Days of erasing, of which the first mark and the last erase. */
async function timesOfErasing(
  database: Database,
  dataDir: string,
  step: number,
): Promise<Record<string, number>> {
  const rules = declarationRetention({ keepDeclarationsYears: YEARS_KEPT, dataDir });
  const days: number[] = [];
  let erased = 0;
  for (let day = 1; day <= DAYS_OF_ERASING; day += 1) {
    const now = new Date(Date.now() + (step * DAYS_OF_ERASING + day) * DAY_MS);
    days.push(
      await once(async () => {
        const run = await eraseWhatIsDue(database, rules, now);
        if (run.held !== undefined) throw new Error(`Erasing was held: ${run.held}.`);
        erased += run.erased['declarations'] ?? 0;
      }),
    );
  }
  if (erased === 0) throw new Error('In sixteen days of erasing nothing was erased.');
  return { 'erasing, median day': median(days), 'erasing, slowest day': Math.max(...days) };
}

async function ask(address: string, options?: RequestInit): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual', ...options });
  // Streamed without being kept, because it can be very long.
  await answer.body?.pipeTo(new WritableStream());
  if (answer.status !== 200) throw new Error(`${address} was answered ${String(answer.status)}.`);
}

const asJson = (input: unknown): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(input),
});

async function once(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round((performance.now() - started) * 10) / 10;
}

async function usually(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  // The first one also fills the caches.
  await work();
  while (times.length < TIMES) times.push(await once(work));
  return median(times);
}
