import { getOrMake } from '#lib/get-or-make.ts';
import type { BuildManifest, StoredFile } from '#server/http/build-manifest.ts';
import {
  headersOfFile,
  headersOfPage,
  SECURITY_HEADERS,
  STRICT_TRANSPORT,
  type HeaderRecord,
} from '#server/http/headers.ts';
import { withoutReporting } from './page-policies.ts';

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
export function redirectsFile(manifest: BuildManifest): string {
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
