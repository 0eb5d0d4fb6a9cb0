import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './build-site.mjs';
import { installMissing, whilePreparing } from './install.mjs';
import { PROJECT_ROOT, runPinned, runScript, StageFailure } from './processes.mjs';

// Lays out in FOLDER what runs the site, and nothing that only its build needs; with --trial, for a
// try among yourselves, also with numbers that nobody has proved yet.
const USAGE = 'npm run release -- FOLDER [--without-node] [--trial]';

await runScript(async () => {
  const { folder, withNode, isTrial } = readArguments();
  const bytes = await whilePreparing(async () => {
    await installMissing('site');
    if (!isTrial) await refuseUnprovenClaims();
    // Visitors get the smallest pictures, whatever time they take.
    await buildSite({ quiet: true, env: { ...process.env, PICTURES: 'best' } });
    // Only now are its packages certain to be there.
    const { layOutRelease } = await import('./lay-out-release.mjs');
    return layOutRelease({ folder, dist: resolve(PROJECT_ROOT, 'dist'), withNode });
  });
  console.log(`The release in ${folder} has ${Math.round(bytes / 1e6)} MB.`);
});

async function refuseUnprovenClaims() {
  if ((await runPinned(['content-check/claims-check.ts'])) === 0) return;
  throw new StageFailure(
    1,
    'Nothing was laid out: the numbers above are advertised without proof. ' +
      'For a release that only you will see, add --trial.',
  );
}

function readArguments() {
  const { values, positionals } = parsed();
  const [folder, surplus] = positionals;
  if (folder === undefined) throw new StageFailure(2, `FOLDER is missing: ${USAGE}.`);
  if (surplus !== undefined) {
    throw new StageFailure(2, `"${surplus}" is one argument too many: ${USAGE}.`);
  }
  return {
    folder: resolve(PROJECT_ROOT, folder),
    withNode: !values['without-node'],
    isTrial: values.trial,
  };
}

function parsed() {
  const flag = { type: 'boolean', default: false };
  try {
    return parseArgs({ allowPositionals: true, options: { 'without-node': flag, trial: flag } });
  } catch (error) {
    // Node goes on with lines of advice.
    throw new StageFailure(2, `${error.message.split(/\.\s/, 1)[0]}: ${USAGE}.`);
  }
}
