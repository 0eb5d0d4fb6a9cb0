import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildManifest } from '#server/http/build-manifest.ts';

const SITEMAP = /^sitemap-\d+\.xml$/;

/**
 * Every address of the tested build that can be opened just like that, in alphabetical order: what
 * the sitemap lists, and the finished pages that it keeps to itself. A new article is there by itself.
 *
 * @throws Error when there is no complete build in the folder.
 */
export function siteAddresses(dist = 'dist-example'): string[] {
  return [...new Set([...listedAddresses(dist), ...finishedPages(dist)])].toSorted();
}

/** What the sitemap of the build lists, as paths. */
export function listedAddresses(dist = 'dist-example'): string[] {
  const folder = join(dist, 'client');
  const files = readdirSync(folder).filter((name) => SITEMAP.test(name));
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  return texts.flatMap((xml) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
  );
}

/** Patterns of the addresses that are rendered when somebody asks for them. */
export function renderedAddresses(dist = 'dist-example'): RegExp[] {
  return readBuildManifest(dist).onDemand.map((pattern) => new RegExp(pattern));
}

function finishedPages(dist: string): string[] {
  return Object.entries(readBuildManifest(dist).files)
    .filter(([, { file }]) => file.endsWith('.html'))
    .map(([address]) => address);
}
