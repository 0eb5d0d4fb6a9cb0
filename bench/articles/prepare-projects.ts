import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generateArticles } from './generate-articles.ts';

const PARTS = [
  'src',
  'content',
  'public',
  'scripts',
  'server',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];
const PLAIN_STARTER = new URL('plain-starter', import.meta.url).pathname;

export interface PreparedProject {
  readonly root: string;
  /** Caches of its own; encoded pictures of the checkout are taken along, as in a second build. */
  readonly cache: string;
}

/** A copy of the website with its own articles or, for a number, with that many generated ones. */
export async function prepareSite(
  checkout: string,
  folder: string,
  articles: number,
): Promise<PreparedProject> {
  const root = join(folder, `site-${String(articles)}`);
  await mkdir(root, { recursive: true });
  for (const part of PARTS) {
    if (existsSync(join(checkout, part)))
      await cp(join(checkout, part), join(root, part), { recursive: true });
  }
  await rm(join(root, 'content/blog'), { recursive: true });
  await generateArticles(join(checkout, 'content/blog'), join(root, 'content/blog'), articles);
  return withPackages(checkout, root);
}

/** The least that Astro needs to make pages of the same articles: no pictures, no styles, no lists. */
export async function preparePlainStarter(
  checkout: string,
  folder: string,
  articles: number,
): Promise<PreparedProject> {
  const root = join(folder, `plain-${String(articles)}`);
  await cp(PLAIN_STARTER, root, { recursive: true });
  await generateArticles(join(checkout, 'content/blog'), join(root, 'content/blog'), articles);
  return withPackages(checkout, root);
}

async function withPackages(checkout: string, root: string): Promise<PreparedProject> {
  const cache = join(root, 'cache');
  await symlink(join(checkout, 'node_modules'), join(root, 'node_modules'));
  const pictures = join(checkout, 'node_modules/.astro/assets');
  if (existsSync(pictures)) await cp(pictures, join(cache, 'assets'), { recursive: true });
  return { root, cache };
}
