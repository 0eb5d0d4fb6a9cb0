import { fileURLToPath } from 'node:url';
import { build } from 'astro';

// Run as a process of its own: a build leaves much behind in the process that runs it.
const [outDir = '', content = ''] = process.argv.slice(2);
process.env['CONTENT_DIR'] = content;
delete process.env['CATALOGUE'];
await build({ root: fileURLToPath(new URL('../..', import.meta.url)), outDir, logLevel: 'error' });
// What a build leaves open would keep the process; Astro's own command ends itself as well.
process.exit();
