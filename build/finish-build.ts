import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { MANIFEST_FILE, type BuildManifest, type StoredFile } from '#server/http/build-manifest.ts';
import { CLOSED_POLICY } from '#server/http/headers.ts';
import {
  dropUnusedBrotli,
  describeFile,
  isCompressible,
  listFiles,
  NOT_FOUND_FILE,
  OFFLINE_FILE,
  requestPathOf,
  type ListedFile,
} from './built-files.ts';
import { fitPolicies, pageOf, type AllowedService, completePolicy } from './page-policies.ts';
import { headersFile, redirectsFile } from './static-host-files.ts';

export interface FinishBuildOptions {
  readonly distFolder: string;
  readonly assetsFolder: string;
  /** Astro's policy for each page, by its path such as `/` or `/blog/eins`. */
  readonly pagePolicies: ReadonlyMap<string, string>;
  /** Directives that a page gets when its own policy does not name them. */
  readonly directives: readonly string[];
  readonly onDemand: readonly string[];
  /** Scripts from elsewhere that some pages have a place for. */
  readonly services?: readonly AllowedService[];
  /** Former addresses of pages, with those of today. */
  readonly moved?: ReadonlyMap<string, string>;
  /** Where compressed files are kept from one build to the next; without it nothing is kept. */
  readonly cacheFolder?: string;
}

// Bounds open files and memory; the compression itself runs on four threads of Node.
const FILES_AT_ONCE = 8;

// Quality 11 takes fifty times as long as quality 5 and saves eight percent of the bytes. Above this
// amount in one folder that would be most of a build; 6 to 9 take longer than 5 and save less than one
// percent.
const MOST_BYTES_AT_BEST_QUALITY = 2_000_000;
const BEST_QUALITY = 11;
const QUICK_QUALITY = 5;

/**
 * Compresses everything below `dist/client` and writes the list of all addresses for the host, and
 * the same as `_headers` and `_redirects` for static hosts.
 *
 * @throws Error when two files claim the same address.
 */
export async function finishBuild(options: FinishBuildOptions): Promise<BuildManifest> {
  const clientFolder = join(options.distFolder, 'client');
  const listed = await listFiles(clientFolder);
  const { assetsFolder, cacheFolder, services = [] } = options;
  const files = listed.map(({ file }) => file);
  const wholePolicies = new Map(
    [...options.pagePolicies].map(([page, own]) => [page, completePolicy(own, options.directives)]),
  );
  const pagePolicies = await fitPolicies(clientFolder, files, wholePolicies, services);
  const qualities = brotliQualities(listed);
  const limit = pLimit(FILES_AT_ONCE);
  const described = await limit.map(files, (file) => {
    const brotliQuality = qualities.get(dirname(file)) ?? BEST_QUALITY;
    return describeFile(file, { clientFolder, assetsFolder, brotliQuality, cacheFolder });
  });
  if (cacheFolder !== undefined) await dropUnusedBrotli(cacheFolder);
  const manifest = createManifest(described, { ...options, pagePolicies });
  const results = {
    [MANIFEST_FILE]: JSON.stringify(manifest),
    _headers: headersFile(manifest, options.assetsFolder),
    _redirects: redirectsFile(manifest),
  };
  for (const [file, text] of Object.entries(results)) {
    await writeFile(join(options.distFolder, file), text);
  }
  return manifest;
}

/**
 * Best quality for the files of an ordinary folder, a faster one where hundreds of pages grow, so that a
 * thousand articles do not make the landing page heavier.
 *
 * @returns qualities by folder, such as `.` or `blog`.
 */
export function brotliQualities(files: readonly ListedFile[]): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>();
  for (const { file, bytes: size } of files) {
    if (!isCompressible(file)) continue;
    bytes.set(dirname(file), (bytes.get(dirname(file)) ?? 0) + size);
  }
  const qualityFor = (sum: number) =>
    sum <= MOST_BYTES_AT_BEST_QUALITY ? BEST_QUALITY : QUICK_QUALITY;
  return new Map([...bytes].map(([folder, sum]) => [folder, qualityFor(sum)]));
}

function createManifest(
  described: readonly Omit<StoredFile, 'policy'>[],
  options: FinishBuildOptions,
): BuildManifest {
  const policies = new Map<string, number>();
  const files: Record<string, StoredFile> = {};
  let notFound: StoredFile | null = null;
  for (const entry of described) {
    const policy = policyOf(entry.file, options);
    const index = policies.get(policy) ?? policies.size;
    policies.set(policy, index);
    const stored = { ...entry, policy: index };
    const path = requestPathOf(entry.file);
    if (entry.file === NOT_FOUND_FILE) notFound = stored;
    if (path === undefined) continue;
    const other = files[path];
    if (other) {
      throw new Error(
        `${other.file} and ${entry.file} both claim the address ${path}; rename one.`,
      );
    }
    files[path] = stored;
  }
  const moved = Object.fromEntries(options.moved ?? []);
  return { files, notFound, policies: [...policies.keys()], onDemand: options.onDemand, moved };
}

function policyOf(file: string, options: FinishBuildOptions): string {
  if (file === OFFLINE_FILE) return `${CLOSED_POLICY}; connect-src 'self'`;
  if (!file.endsWith('.html')) return CLOSED_POLICY;
  const own = options.pagePolicies.get(pageOf(file));
  return own ?? completePolicy("script-src 'self'; style-src 'self'", options.directives);
}
