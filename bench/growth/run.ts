import { chmod, mkdtemp } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { removeDataFolder } from '#tests/support/data-folder.ts';
import { atMost, report, type Row } from '../report.ts';
import { drawGrowth, type Growth } from './draw-growth.ts';
import { measureArticles, type ArticlesAt } from './measure-articles.ts';
import { measureDeclarations, type DeclarationsAt, type Place } from './measure-declarations.ts';
import { measureServers, type ServersAt } from './measure-servers.ts';

// Only for those who work on this measurement: small numbers, or some parts alone.
const isSmall = process.argv.includes('small');
const parts = process.argv.slice(2).filter((word) => word !== 'small');
const isAsked = (part: string): boolean => parts.length === 0 || parts.includes(part);

const ROWS = isSmall ? [1000, 20_000] : [1000, 100_000, 1_000_000];
const ARTICLES = isSmall ? [20, 100] : [100, 1000, 10_000];
const SERVERS = [1, 2, 4];
const LONGEST_THOUSAND_SECONDS = 60;
const MOST_BUILD_MEGABYTES = 2048;
const SECONDS = isSmall ? 5 : 30;

const folder = await mkdtemp(join(tmpdir(), 'bench-growth-'));
// Started by root, the database runs as another user, who needs access to this folder.
await chmod(folder, 0o711);
const { connection, release } = await startEmbeddedDatabase(folder, console.log);
const place: Place = {
  url: `postgres:///postgres?host=${encodeURIComponent(String(connection.host))}&user=postgres`,
  dataDir: join(folder, 'servers'),
};
try {
  const declarations = isAsked('declarations') ? await measureDeclarations(place, ROWS) : [];
  const servers: ServersAt[] = [];
  for (const count of isAsked('servers') ? SERVERS : []) {
    servers.push(await measureServers(place, count, SECONDS));
    console.log(servers.at(-1));
  }
  const articles: ArticlesAt[] = [];
  for (const count of isAsked('articles') ? ARTICLES : []) {
    const measured = await measureArticles(place, folder, count);
    if (measured !== undefined) articles.push(measured);
  }
  const growth: Growth = { declarations, servers, articles };
  await report('growth', goalsOf(growth), growth);
  if (process.argv.length === 2) await drawGrowth(growth);
} finally {
  await release();
  await removeDataFolder(folder);
}

function goalsOf({ declarations, servers, articles }: Growth): Row[] {
  return [
    ...declarations.slice(-1).flatMap(goalsOfDeclarations),
    ...servers.flatMap(goalsOfServers),
    ...(isAsked('articles') ? goalsOfArticles(articles) : []),
  ];
}

function goalsOfDeclarations({ rows, ms }: DeclarationsAt): Row[] {
  const among = `among ${rows.toLocaleString('en')} declarations`;
  const at = (what: string): number => ms[what] ?? Infinity;
  const searches = Object.keys(ms).filter((what) => what.startsWith('search'));
  return [
    atMost(`a declaration sent, ${among}`, at('send a declaration'), 100, ' ms'),
    atMost(`the desk's list, ${among}`, at('list of the open ones'), 500, ' ms'),
    atMost(`slowest search of the desk, ${among}`, Math.max(...searches.map(at)), 1500, ' ms'),
    atMost(`everything about a person, ${among}`, at('everything about a person'), 500, ' ms'),
    atMost(`readiness, ${among}`, at('readiness'), 500, ' ms'),
    atMost(`slowest day of erasing, ${among}`, at('erasing, slowest day'), 6000, ' ms'),
  ];
}

function goalsOfServers({ servers, requestsPerSecond, ...found }: ServersAt): Row[] {
  const at = `${String(servers)} ${servers === 1 ? 'server' : 'servers'}, ${String(requestsPerSecond)} requests a second`;
  const failed = atMost(`failed answers, ${at}`, found.failures, 0, '');
  // Servers that share a core wait for each other, so how long they take is told in `docs/growth.md` alone.
  if (servers > availableParallelism()) return [failed];
  const slowest = `a declaration sent, slowest percent, ${at}`;
  return [failed, atMost(slowest, found.sendSlowestPercentMs, 500, ' ms')];
}

function goalsOfArticles(articles: readonly ArticlesAt[]): Row[] {
  const most = ARTICLES.at(-1) ?? 0;
  const [thousand, last] = [1000, most].map((count) =>
    articles.find((one) => one.articles === count),
  );
  const named = (count: number): string => `${count.toLocaleString('en')} articles`;
  return [
    ...(thousand === undefined
      ? []
      : [atMost(`${named(1000)} built`, thousand.buildSeconds, LONGEST_THOUSAND_SECONDS, ' s')]),
    atMost(
      `${named(most)}, peak memory of the build`,
      last?.buildMegabytes ?? Infinity,
      MOST_BUILD_MEGABYTES,
      ' MB',
    ),
    atMost(
      `${named(most)}, first page of the list`,
      last?.listBytes ?? Infinity,
      200_000,
      ' bytes',
    ),
  ];
}
