import { join } from 'node:path';
import { build } from 'astro';

// Run as a process of its own, so that the peak of its memory is that of one build.
const [root = ''] = process.argv.slice(2);
process.chdir(root);
const start = performance.now();
await build({ root, cacheDir: join(root, 'cache'), logLevel: 'error' });
const seconds = (performance.now() - start) / 1000;
const megabytes = process.resourceUsage().maxRSS / 1024;
// Astro's own command does the same: programs that the build has started would keep the process alive.
process.stdout.write(`\n${JSON.stringify({ seconds, megabytes })}\n`, () => process.exit());
