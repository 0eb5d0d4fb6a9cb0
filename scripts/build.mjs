import { installMissing } from './install.mjs';
import { whilePreparing } from './prepare-lock.mjs';
import { buildSite } from './site-build.mjs';
import { runScript } from './stage-failure.mjs';

await runScript(() =>
  whilePreparing(async () => {
    await installMissing();
    await buildSite({ always: true });
  }),
);
