import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BUILD = new URL('build-project.ts', import.meta.url).pathname;

export interface BuildMeasure {
  readonly seconds: number;
  /** Peak of the resident memory. */
  readonly megabytes: number;
}

/** Builds the Astro project in a folder, in a process of its own. @throws when the build fails. */
export async function measureBuild(root: string, cacheFolder: string): Promise<BuildMeasure> {
  const { stdout } = await run(process.execPath, [BUILD, root, cacheFolder], {
    maxBuffer: 100_000_000,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as BuildMeasure;
}
