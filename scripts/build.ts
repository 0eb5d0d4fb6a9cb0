import { buildSite } from './build-site.ts';
import { whilePreparing } from './one-at-a-time.mjs';
import { refuseArguments, runScript } from './processes.mjs';

await runScript(() => {
  refuseArguments('build');
  return whilePreparing(() => buildSite({ always: true }));
});
