import { ensureChromium } from './chromium.mjs';
import { installMissing } from './install.mjs';
import { runPinned, runTool } from './pinned-node.mjs';
import { whilePreparing } from './prepare-lock.mjs';
import { buildSite } from './site-build.mjs';
import { runScript } from './stage-failure.mjs';

const CATALOGUE = { folder: 'dist-catalogue', env: { ...process.env, CATALOGUE: '1' } };

// Makes the pictures and accessibility trees in tests/ follow what was changed on purpose.
await runScript(async () => {
  await whilePreparing(async () => {
    await installMissing();
    await buildSite({ quiet: true });
    await buildSite({ ...CATALOGUE, quiet: true });
  });
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
  const specs = ['tests/looks/', 'tests/a11y/trees.spec.ts'];
  const args = ['test', ...specs, '--update-snapshots=changed', ...process.argv.slice(2)];
  const exitCode = await runTool('@playwright/test/cli.js', args, { env });
  return exitCode || runPinned(['scripts/shrink-looks.ts']);
});
