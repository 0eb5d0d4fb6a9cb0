import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './build-site.mjs';
import { installMissing, whilePreparing } from './install.mjs';
import { PROJECT_ROOT, runPinned, runScript, StageFailure } from './processes.mjs';

const HELP = `Lays out in FOLDER what runs the site, and nothing that only its build needs.

  npm run release -- FOLDER [--without-node] [--trial]

--trial: for a try among yourselves, also with numbers that nobody has proved yet.`;

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
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'without-node': { type: 'boolean', default: false },
        trial: { type: 'boolean', default: false },
      },
    });
    const [folder] = positionals;
    if (folder === undefined) throw new StageFailure(1, HELP);
    return {
      folder: resolve(PROJECT_ROOT, folder),
      withNode: !values['without-node'],
      isTrial: values.trial,
    };
  } catch (error) {
    if (error instanceof StageFailure) throw error;
    throw new StageFailure(1, `${error.message}\n\n${HELP}`);
  }
}
