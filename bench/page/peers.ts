import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MANIFEST_FILE, type BuildManifest, type StoredFile } from '#server/http/build-manifest.ts';
import { describeFile, listFiles, requestPathOf } from '#build/built-files.ts';
import { DIST } from '../website.ts';

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
const PEERS = join(CHECKOUT, 'bench/peers');
// What write-props.ts leaves: `landing.json` and, below `pictures/`, what the pages show.
const PROPS = join(PEERS, 'dist');
// Scripts of their own would need a policy of their own; none of them is to be held up by that.
const OPEN_POLICY = "default-src 'self' 'unsafe-inline'";
const SHARED = ['favicon.svg', 'speculation-rules.json'];

export type PeerName = 'hand-written page' | 'Next.js export' | 'Vite single-page app';

const run = promisify(execFile);

/**
 * Builds the landing page as others would and lays each out as the project's server expects it.
 *
 * @param folder Where the finished folders go.
 * @returns the folder of each, with `client/` and `static-files.json`.
 * @throws when a build fails.
 */
export async function buildPeers(folder: string): Promise<Record<PeerName, string>> {
  await rm(PROPS, { recursive: true, force: true });
  await mkdir(PROPS, { recursive: true });
  await node(CHECKOUT, 'bench/page/write-props.ts', PROPS);
  await node(join(PEERS, 'next'), 'node_modules/next/dist/bin/next', 'build');
  await node(join(PEERS, 'vite'), 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
  return {
    'hand-written page': await layOut(folder, 'limit', layOutLimit),
    'Next.js export': await layOut(folder, 'next', async (client) => {
      await cp(join(PEERS, 'next/dist'), client, { recursive: true });
      await cp(join(PROPS, 'pictures'), client, { recursive: true });
      await cp(join(CHECKOUT, 'src/ui/icons.svg'), join(client, 'icons.svg'));
    }),
    'Vite single-page app': await layOut(folder, 'vite', async (client) => {
      await cp(join(PEERS, 'vite/dist'), client, { recursive: true });
      await cp(join(PROPS, 'pictures'), client, { recursive: true });
    }),
  };
}

/** The hand-written page names its pictures by their width; the website by a hash. */
async function layOutLimit(client: string): Promise<void> {
  await cp(join(CHECKOUT, 'bench/limit'), client, { recursive: true });
  await cp(join(CHECKOUT, 'src/ui/icons.svg'), join(client, 'icons.svg'));
  await cp(join(CHECKOUT, 'src/fonts'), join(client, 'fonts'), { recursive: true });
  const props = await readFile(join(PROPS, 'landing.json'), 'utf8');
  const copy = (from: string, width = ''): Promise<void> => {
    const [, stem = '', ending = ''] = /\/([^/.]+)\.[^/]*(\.\w+)$/.exec(from) ?? [];
    return cp(join(PROPS, 'pictures', from), join(client, 'pictures', stem + width + ending));
  };
  for (const [, from = '', width = ''] of props.matchAll(/(\/_astro\/[^" ]+\.avif) (\d+)w/g)) {
    await copy(from, `-${width}`);
  }
  for (const [, from = ''] of props.matchAll(/"(\/_astro\/[^" ]+\.webp)"/g)) await copy(from);
}

async function layOut(
  folder: string,
  name: string,
  fill: (client: string) => Promise<void>,
): Promise<string> {
  const dist = join(folder, name);
  const clientFolder = join(dist, 'client');
  await mkdir(clientFolder, { recursive: true });
  for (const file of SHARED)
    await cp(join(CHECKOUT, DIST, 'client', file), join(clientFolder, file));
  await fill(clientFolder);
  const files: Record<string, StoredFile> = {};
  for (const { file } of await listFiles(clientFolder)) {
    const described = await describeFile(file, {
      clientFolder,
      assetsFolder: '_astro',
      brotliQuality: 11,
    });
    const path = requestPathOf(file);
    if (path !== undefined) files[path] = { ...described, policy: 0 };
  }
  const manifest: BuildManifest = { files, notFound: null, policies: [OPEN_POLICY], onDemand: [] };
  await writeFile(join(dist, MANIFEST_FILE), JSON.stringify(manifest));
  return dist;
}

function node(cwd: string, ...args: string[]): Promise<unknown> {
  const quiet = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };
  return run(process.execPath, args, { cwd, env: { ...process.env, ...quiet } });
}
