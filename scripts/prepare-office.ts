import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './processes.mjs';

// Prepares the office to run as a service: its packages are there by now, and these folders its unit may write.
const inPackages = ['.astro', '.cache', '.vite'].map((name) => `node_modules/${name}`);
for (const name of ['.astro', ...inPackages]) {
  mkdirSync(join(PROJECT_ROOT, name), { recursive: true });
}
