import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installMissing } from './install.mjs';
import { whilePreparing } from './prepare-lock.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { buildSite } from './site-build.mjs';
import { runScript, StageFailure } from './stage-failure.mjs';

const HELP = `Lays out in FOLDER what runs the site, and nothing that only its build needs.

  npm run release -- FOLDER [--without-node]`;

await runScript(async () => {
  const { folder, withNode } = readArguments();
  const bytes = await whilePreparing(async () => {
    await installMissing();
    await buildSite({ quiet: true });
    // Only now are its packages certain to be there.
    const { layOutRelease } = await import('./release/lay-out-release.mjs');
    return layOutRelease({ folder, dist: resolve(PROJECT_ROOT, 'dist'), withNode });
  });
  console.log(`The release in ${folder} has ${Math.round(bytes / 1e6)} MB.`);
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'without-node': { type: 'boolean', default: false } },
    });
    const [folder] = positionals;
    if (folder === undefined) throw new StageFailure(1, HELP);
    return { folder: resolve(PROJECT_ROOT, folder), withNode: !values['without-node'] };
  } catch (error) {
    if (error instanceof StageFailure) throw error;
    throw new StageFailure(1, `${error.message}\n\n${HELP}`);
  }
}
