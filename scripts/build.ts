import { buildSite } from './build-site.ts';
import { whilePreparing } from './one-at-a-time.mjs';
import { runScript } from './processes.mjs';

await runScript(() => whilePreparing(() => buildSite({ always: true })));
