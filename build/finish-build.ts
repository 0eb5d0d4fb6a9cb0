import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { getOrMake } from '#lib/records.ts';
import { MANIFEST_FILE, type BuildManifest, type StoredFile } from '#server/http/build-manifest.ts';
import {
  CLOSED_POLICY,
  headersOfFile,
  headersOfPage,
  SECURITY_HEADERS,
  STRICT_TRANSPORT,
  type HeaderRecord,
} from '#server/http/headers.ts';
import {
  describeFile,
  isCompressible,
  listFiles,
  NOT_FOUND_FILE,
  OFFLINE_FILE,
  requestPathOf,
  type ListedFile,
} from './built-files.ts';
import { dropUnusedFiles } from './kept-files.ts';
import {
  fitPolicies,
  pageOf,
  type AllowedService,
  completePolicy,
  withoutReporting,
} from './page-policies.ts';

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
  const listed = listFiles(clientFolder);
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
  if (cacheFolder !== undefined) await dropUnusedFiles(cacheFolder);
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

/**
 * `_headers` for static hosts and CDNs that read this file: the headers that the server in
 * `server/` sends with finished files. What only the server knows (entity tags, encodings, types)
 * is left to the host, and it takes no reports. A static host always speaks HTTPS, so HTTPS is promised.
 *
 * Hosts take few rules (Cloudflare Pages: 100), so a folder whose files differ in nothing but the hashes of their own styles and
 * scripts has one, with all of these.
 *
 * @param assetsFolder Folder of the files with a hash in their name, such as `_astro`.
 */
export function headersFile(manifest: BuildManifest, assetsFolder: string): string {
  const rules = [rule('/*', { ...SECURITY_HEADERS, ...STRICT_TRANSPORT })];
  const assets = new Set<string>();
  const folders = new Map<string, [path: string, headers: HeaderRecord][]>();
  for (const [path, stored] of Object.entries(manifest.files)) {
    const headers = headersOf(stored, manifest);
    if (stored.file.startsWith(`${assetsFolder}/`)) assets.add(rule(`/${assetsFolder}/*`, headers));
    else getOrMake(folders, path.slice(0, path.lastIndexOf('/')), () => []).push([path, headers]);
  }
  if (assets.size > 1) throw new Error(`The files in ${assetsFolder} have different headers.`);
  for (const [folder, files] of folders) {
    const common = folder === '' ? undefined : commonHeaders(files.map(([, headers]) => headers));
    if (common) rules.push(rule(`${encodeURI(folder)}/:name`, common));
    else rules.push(...files.map(([path, headers]) => rule(encodeURI(path), headers)));
  }
  return [...rules, ...assets].join('\n');
}

const HASH = / 'sha256-[^']*'/g;

/** The headers of several files with all their hashes; undefined when they differ in anything else. */
function commonHeaders(several: readonly HeaderRecord[]): HeaderRecord | undefined {
  const [first = {}] = several;
  const withoutHashes = (headers: HeaderRecord) => rule('', headers).replaceAll(HASH, '');
  if (several.some((headers) => withoutHashes(headers) !== withoutHashes(first))) return undefined;
  const joined = Object.entries(first).map(([name, value]) => {
    const directives = several.map((headers) => (headers[name] ?? '').split(';'));
    const parts = value.split(';').map((directive, place) => {
      const hashes = directives.flatMap((one) => one[place]?.match(HASH) ?? []);
      return [directive.replaceAll(HASH, ''), ...new Set(hashes)].join('');
    });
    return [name, parts.join(';')] as const;
  });
  return Object.fromEntries(joined);
}

/**
 * `_redirects` for static hosts and CDNs that read this file: addresses with a slash at the end, and
 * pages that have moved. None fits an address that has a file, because not every host would still send the file.
 */
function redirectsFile(manifest: BuildManifest): string {
  const pages = Object.entries(manifest.files).filter(
    ([path, { file }]) => path !== '/' && file.endsWith('.html'),
  );
  const slashes = pages.map(([path]) => `${encodeURI(path)}/ ${encodeURI(path)} 308`);
  const moved = Object.entries(manifest.moved ?? {}).map(([from, to]) => `${from} ${to} 308`);
  return [...slashes, ...moved].map((line) => `${line}\n`).join('');
}

function headersOf(stored: StoredFile, { policies }: BuildManifest): HeaderRecord {
  const policy = policies[stored.policy];
  if (policy === undefined) throw new Error(`${stored.file} has no policy in the list of files.`);
  return { ...headersOfFile(stored, withoutReporting(policy)), ...headersOfPage(stored) };
}

function rule(path: string, headers: HeaderRecord): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return [`${path}\n`, ...lines].join('');
}
