import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIST } from '../website.ts';
import { compressAll } from '../peers/contenders.ts';
import { runNode, startServing, type Running } from '../peers/processes.ts';

const JOURNEYS = fileURLToPath(new URL('.', import.meta.url));
const CHECKOUT = join(JOURNEYS, '../..');
const BUILT = join(CHECKOUT, 'bench/peers/dist-journeys');

/** What the journeys are compared with: a hand-written page for a night, and Pagefind on the website's own pages. */
export async function startOthers(): Promise<Running> {
  await rm(BUILT, { recursive: true, force: true });
  await mkdir(BUILT);
  await cp(join(CHECKOUT, DIST, 'client'), BUILT, {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$/.test(file),
  });
  const runner = 'bench/journeys/pagefind/node_modules/pagefind/lib/runner/bin.cjs';
  await runNode(CHECKOUT, runner, '--site', BUILT, '--root-selector', 'main');
  await cp(join(JOURNEYS, 'hand-written'), BUILT, { recursive: true });
  await cp(join(JOURNEYS, 'pagefind/suche.html'), join(BUILT, 'suche.html'));
  await cp(join(BUILT, 'suche.html'), join(BUILT, 'index.html'));
  await compressAll(BUILT);
  return startServing(join(CHECKOUT, 'bench/peers'), ['serve-static.js', BUILT]);
}
