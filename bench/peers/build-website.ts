import { fileURLToPath } from 'node:url';
import { build } from 'astro';

// Runs as a process of its own, because a build leaves memory and handles behind.
const [outDir = '', content = ''] = process.argv.slice(2);
process.env['CONTENT_DIR'] = content;
delete process.env['CATALOGUE'];
await build({ root: fileURLToPath(new URL('../..', import.meta.url)), outDir, logLevel: 'error' });
// Open handles of the build would keep the process alive; Astro's own command exits like this, too.
process.exit();
