import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describeFile, listFiles } from '#build/built-files.ts';
import { DIST } from '../website.ts';
import { runNode, startServing, startWebsiteFrom, type Running } from './processes.ts';
import { PAGES, PEERS } from './write-peers.ts';

/** One way to make the same pages. */
export interface Contender {
  readonly name: string;
  /** The hand-written page is only the landing page. */
  readonly hasAllPages: boolean;
  /** Makes a production build, with the caches of an earlier one. */
  readonly build: () => Promise<void>;
  readonly start: () => Promise<Running>;
  /** The file with the heading of the landing page; a copy, or written again by each run. */
  readonly source: string;
}

const CONTENT = join(PEERS, 'dist-content');
const WEBSITE = join(PEERS, 'dist-website');
const LIMIT = join(PEERS, 'dist-limit');
const LIMIT_SOURCE = join(PEERS, '../limit');
const CHECKOUT = join(PEERS, '../..');

const NEXT = 'node_modules/next/dist/bin/next';
const VITE_BUILD = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'] as const;

/** The website itself and those that it is compared with. */
export const CONTENDERS: readonly Contender[] = [
  {
    name: 'this website',
    hasAllPages: true,
    build: buildWebsite,
    start: () => startWebsiteFrom(WEBSITE),
    source: join(CONTENT, 'landing/hero.yaml'),
  },
  {
    name: 'Next.js',
    hasAllPages: true,
    build: () => runNode(join(PEERS, 'next-server'), NEXT, 'build'),
    start: () => startServing(join(PEERS, 'next-server'), [NEXT, 'start', '-H', '127.0.0.1']),
    source: page('next-server', 'landing.jsx'),
  },
  {
    name: "AstroWind's way",
    hasAllPages: true,
    build: async () => {
      await runNode(join(PEERS, 'astrowind'), 'node_modules/astro/bin/astro.mjs', 'build');
      await compressAll(join(PEERS, 'astrowind/dist'));
    },
    start: () => startServing(PEERS, ['serve-static.js', 'astrowind/dist']),
    source: page('astrowind', 'landing.astro'),
  },
  {
    name: 'Vite single-page app',
    hasAllPages: true,
    build: async () => {
      await runNode(join(PEERS, 'spa'), ...VITE_BUILD);
      await compressAll(join(PEERS, 'spa/dist'));
    },
    start: () => startServing(PEERS, ['serve-static.js', 'spa/dist', '--single']),
    source: page('spa', 'landing.jsx'),
  },
  {
    name: 'SvelteKit',
    hasAllPages: true,
    build: () => runNode(join(PEERS, 'sveltekit'), ...VITE_BUILD),
    start: () => startServing(join(PEERS, 'sveltekit'), ['build/index.js']),
    source: page('sveltekit', 'landing.svelte'),
  },
  {
    name: 'hand-written page',
    hasAllPages: false,
    build: buildLimit,
    start: () => startServing(PEERS, ['serve-static.js', 'dist-limit']),
    source: join(LIMIT, 'source.html'),
  },
];

function page(peer: string, file: string): string {
  return join(PEERS, peer, PAGES, file);
}

/** Copies the website's content and the hand-written page, so that a word can be changed there. */
export async function copySources(): Promise<void> {
  for (const folder of [CONTENT, WEBSITE, LIMIT])
    await rm(folder, { recursive: true, force: true });
  await cp(join(CHECKOUT, 'tests/example-content'), CONTENT, { recursive: true });
  await mkdir(LIMIT);
  await cp(join(LIMIT_SOURCE, 'index.html'), join(LIMIT, 'source.html'));
}

function buildWebsite(): Promise<void> {
  return runNode(CHECKOUT, 'bench/peers/build-website.ts', WEBSITE, relative(CHECKOUT, CONTENT));
}

/** The hand-written page names its pictures by their width; the website by a hash. */
async function buildLimit(): Promise<void> {
  const client = join(CHECKOUT, DIST, 'client');
  await cp(join(LIMIT, 'source.html'), join(LIMIT, 'index.html'));
  await cp(join(CHECKOUT, 'src/ui/icons.svg'), join(LIMIT, 'icons.svg'));
  await cp(join(CHECKOUT, 'src/fonts'), join(LIMIT, 'fonts'), { recursive: true });
  await cp(join(client, 'favicon.svg'), join(LIMIT, 'favicon.svg'));
  const html = await readFile(join(client, 'index.html'), 'utf8');
  const copy = (from: string, width: string): Promise<void> => {
    const [, stem = '', ending = ''] = /\/([^/.]+)\.[^/]*(\.\w+)$/.exec(from) ?? [];
    return cp(join(client, from), join(LIMIT, 'pictures', stem + width + ending));
  };
  for (const [, from = '', width = ''] of html.matchAll(/(\/_astro\/[^" ]+\.avif) (\d+)w/g))
    await copy(from, `-${width}`);
  for (const [, from = ''] of html.matchAll(/"(\/_astro\/[^" ]+\.webp)"/g)) await copy(from, '');
  await compressAll(LIMIT);
}

/** Compresses every file of a folder beforehand, as a static host sends it. */
export async function compressAll(clientFolder: string): Promise<void> {
  const choices = { clientFolder, assetsFolder: '_astro', brotliQuality: 11 };
  const files = await listFiles(clientFolder);
  await Promise.all(files.map(({ file }) => describeFile(file, choices)));
}
