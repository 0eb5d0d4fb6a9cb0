import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, EXAMPLE_BUILD } from './build-site.ts';
import { PROJECT_ROOT, runCommand, runPinned, runScript, StageFailure } from './processes.mjs';

// Pages are measured with the frozen example content, never with the operator's words, and with the pictures of a
// release.
const env = { ...EXAMPLE_BUILD.env, PICTURES: 'best' };
const LIGHTHOUSE = 'bench/lighthouse';

const [runs = '3', ...routes] = process.argv.slice(2);

await runScript(async () => {
  if (!/^[1-9]\d?$/.test(runs)) {
    const help = 'npm run bench -- 3 / /team measures two routes three times';
    throw new StageFailure(2, `"${runs}" is no number of runs; ${help}.`);
  }
  if (!existsSync(join(PROJECT_ROOT, LIGHTHOUSE, 'node_modules'))) {
    // No package of another project may run a script while it is installed.
    const exitCode = await runCommand('npm', ['ci', '--ignore-scripts', `--prefix=${LIGHTHOUSE}`]);
    if (exitCode !== 0) {
      throw new StageFailure(exitCode, 'Lighthouse could not be installed; see the lines above.');
    }
  }
  await buildSite({ ...EXAMPLE_BUILD, env, quiet: true });
  return runPinned(['bench/run.ts', runs, ...routes], { env });
});
