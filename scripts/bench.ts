import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, EXAMPLE_BUILD } from './build-site.ts';
import { PROJECT_ROOT, runCommand, runPinned, runScript } from './processes.mjs';

const BENCH = join(PROJECT_ROOT, 'bench');
// What a measurement needs beside the project's own packages.
const PEERS = ['next-server', 'astrowind', 'spa', 'sveltekit', 'tools'];
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  page: ['bench/page/lighthouse', 'bench/peers/next', 'bench/peers/vite'],
  peers: PEERS.map((peer) => `bench/peers/${peer}`),
  journeys: ['bench/journeys/pagefind', ...PEERS.map((peer) => `bench/peers/${peer}`)],
};
// Figures are taken with the frozen example content, never with the operator's words, and with the
// pictures of a release.
const env = { ...EXAMPLE_BUILD.env, PICTURES: 'best' };

const [name, ...args] = process.argv.slice(2);

await runScript(async () => {
  const known = readdirSync(BENCH).filter((folder) => existsSync(join(BENCH, folder, 'run.ts')));
  if (name === undefined) return measureEverything(known);
  if (name === 'tables') return runPinned(['bench/summarize.ts']);
  if (known.includes(name)) return measure(name, args);
  console.error(`There is no measurement called ${name}; bench/README.md lists them.`);
  return 2;
});

async function measureEverything(names: readonly string[]): Promise<number> {
  const failed: string[] = [];
  for (const one of names) {
    console.log(`\n${one}`);
    // One that fails or misses a goal does not keep the others from being measured.
    if ((await measure(one, [])) !== 0) failed.push(one);
  }
  console.log('\nAll measurements');
  await runPinned(['bench/summarize.ts']);
  if (failed.length > 0) console.error(`Failed or missed a goal: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}

async function measure(one: string, options: readonly string[]): Promise<number> {
  for (const folder of PACKAGES[one] ?? []) {
    if (existsSync(join(PROJECT_ROOT, folder, 'node_modules'))) continue;
    // No package of another project may run a script while it is installed.
    await runCommand('npm', ['ci', '--ignore-scripts', `--prefix=${folder}`]);
  }
  await buildSite({ ...EXAMPLE_BUILD, env, quiet: true });
  return runPinned([`bench/${one}/run.ts`, ...options], { env });
}
