import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeTable } from '../readme-tables.ts';
import { drawCurve, type Series } from './curve.ts';
import type { ArticlesAt } from './measure-articles.ts';
import type { DeclarationsAt } from './measure-declarations.ts';
import type { ServersAt } from './measure-servers.ts';

/** Everything that one run has measured. */
export interface Growth {
  readonly declarations: readonly DeclarationsAt[];
  readonly servers: readonly ServersAt[];
  readonly articles: readonly ArticlesAt[];
}

const DOCS = new URL('../../docs/', import.meta.url);

const READING = [
  ...['send a declaration', 'list of the open ones', 'search for an address'],
  ...['everything about a person', 'numbers of the open page', 'readiness'],
];
const WORK = [
  'export of all',
  'erasing, slowest day',
  'last page of all',
  'search without a match',
];

/** Draws the curves of a run into `docs/growth/` and writes its figures into `docs/growth.md`. */
export async function drawGrowth(growth: Growth): Promise<void> {
  const { declarations, articles } = growth;
  const timesOf = (names: readonly string[]): Series[] =>
    names.map((name) => ({
      name,
      points: declarations.map(({ rows, ms }) => [rows, ms[name] ?? NaN] as const),
    }));
  const ofArticles = (name: string, figure: (one: ArticlesAt) => number): Series => ({
    name,
    points: articles.map((one) => [one.articles, figure(one)] as const),
  });
  const ofRows = { xLabel: 'declarations in the table', yLabel: 'milliseconds' };
  await mkdir(new URL('growth/', DOCS), { recursive: true });
  await draw('declarations', {
    ...{ title: 'What people wait for, as the table grows', ...ofRows, series: timesOf(READING) },
  });
  await draw('declarations-work', {
    ...{ title: 'What reads or changes much, as the table grows', ...ofRows },
    series: timesOf(WORK),
  });
  await draw('articles', {
    title: 'What a build costs, as articles are added',
    ...{ xLabel: 'articles', yLabel: 'seconds or megabytes' },
    series: [
      ofArticles('build, s', ({ buildSeconds }) => buildSeconds),
      ofArticles('build memory, MB', ({ buildMegabytes }) => buildMegabytes),
      ofArticles('server memory, MB', ({ serverMegabytes }) => serverMegabytes),
    ],
  });
  await draw('articles-bytes', {
    title: 'What visitors and crawlers fetch, as articles are added',
    ...{ xLabel: 'articles', yLabel: 'kilobytes' },
    series: [
      ofArticles('search index', ({ searchIndexBytes }) => searchIndexBytes / 1000),
      ofArticles(
        'search index, brotli',
        ({ searchIndexBrotliBytes }) => searchIndexBrotliBytes / 1000,
      ),
      ofArticles('sitemap', ({ sitemapBytes }) => sitemapBytes / 1000),
      ofArticles('first list page', ({ listBytes }) => listBytes / 1000),
    ],
  });
  await writeTable('growth', figuresOf(growth), fileURLToPath(new URL('growth.md', DOCS)));
}

function figuresOf({ declarations, servers, articles }: Growth): string {
  const whats = Object.keys(declarations.at(-1)?.ms ?? {});
  return [
    'Milliseconds, median of five:\n',
    tableOf(
      ['declarations in the table', ...declarations.map(({ rows }) => rows.toLocaleString('en'))],
      whats.map((what) => [what, ...declarations.map(({ ms }) => inShort(ms[what] ?? NaN))]),
    ),
    '\nArticles:\n',
    columnsOf(articles),
    '\nServers on one database that holds the last of these numbers of declarations:\n',
    columnsOf(servers),
  ].join('\n');
}

/** Each figure in a row, each measurement in a column. */
function columnsOf(all: readonly object[]): string {
  const [head = [], ...rows] = Object.keys(all[0] ?? {}).map((name) => [
    name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`),
    ...all.map((one) => inShort(Number((one as Readonly<Record<string, number>>)[name]))),
  ]);
  return tableOf(head, rows);
}

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

interface Drawing {
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly series: readonly Series[];
}

async function draw(name: string, drawing: Drawing): Promise<void> {
  const figures = drawing.series.map(
    (one) =>
      `${one.name}: ${one.points.map(([x, y]) => `${inShort(y)} at ${inShort(x)}`).join(', ')}`,
  );
  const description = `Both axes are logarithmic. ${figures.join('; ')}.`;
  await writeFile(new URL(`growth/${name}.svg`, DOCS), drawCurve({ ...drawing, description }));
}

const inShort = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: 3 });

// Run by itself it draws a result again: node bench/growth/draw-growth.ts bench/results/growth-DATE.json
const [, program, file] = process.argv;
if (program === fileURLToPath(import.meta.url) && file !== undefined) {
  await drawGrowth(JSON.parse(await readFile(file, 'utf8')) as Growth);
}
