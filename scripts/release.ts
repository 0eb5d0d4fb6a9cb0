import { resolve } from 'node:path';
import { messageOf } from '#lib/errors.ts';
import { readArguments } from '#server/subcommands.ts';
import { buildSite } from './build-site.ts';
import { layOutRelease, makeReadable, layOutOffice } from './lay-out-release.ts';
import { prepareOffice } from './prepare-office.ts';
import { installForBuilds, installOffice } from './install.mjs';
import { whilePreparing } from './one-at-a-time.mjs';
import { PROJECT_ROOT, runPinned, runScript, StageFailure } from './processes.mjs';

// Lays out in FOLDER what runs the site, and nothing that only its build needs; with --trial, for a
// try among yourselves, also with samples and what nobody has proved or seen yet; its pages say so; with --office, also the team's office, which
// builds the site and so brings everything that building needs.
const USAGE = 'npm run release -- FOLDER [--office] [--without-node] [--trial]';

await runScript(async () => {
  const { folder, withNode, withOffice, isTrial } = readOptions();
  if (!isTrial) await refuseUnfinishedContent();
  const bytes = await whilePreparing(async () => {
    // Visitors get the smallest pictures, whatever time they take.
    await buildSite({
      quiet: true,
      env: { ...process.env, PICTURES: 'best', TRIAL: isTrial ? '1' : '' },
    });
    if (withOffice) await prepareOffice();
    const dist = resolve(PROJECT_ROOT, 'dist');
    const bytes = await layOutRelease({ folder, dist, withNode, withPackages: !withOffice });
    if (!withOffice) return bytes;
    const install = async () => {
      await installForBuilds(folder);
      await installOffice(folder);
    };
    await layOutOffice(folder, { isTrial, install });
    return makeReadable(folder);
  });
  console.log(`The release in ${folder} has ${String(Math.round(bytes / 1e6))} MB.`);
});

async function refuseUnfinishedContent(): Promise<void> {
  if ((await runPinned(['content-check/release-check.ts'])) === 0) return;
  throw new StageFailure(
    1,
    'Nothing was laid out: what is named above must not be public. ' +
      'For a release that only you will see, add --trial.',
  );
}

function readOptions() {
  const flag = { type: 'boolean', default: false } as const;
  const options = { 'without-node': flag, trial: flag, office: flag };
  try {
    const { values, operands } = readArguments(process.argv.slice(2), ['FOLDER'], options);
    return {
      folder: resolve(PROJECT_ROOT, ...operands),
      withNode: !values['without-node'],
      withOffice: values.office,
      isTrial: values.trial,
    };
  } catch (error) {
    throw new StageFailure(2, `${messageOf(error).replace(/\.$/, '')}: ${USAGE}.`);
  }
}
