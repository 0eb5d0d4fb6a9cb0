import { cp, mkdir, readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type AstroIntegration } from 'astro';

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
const ROUTE = fileURLToPath(new URL('landing-props.ts', import.meta.url));

// Run as a process of its own: a build leaves much behind in the process that runs it.
const [folder = ''] = process.argv.slice(2);
const cacheDir = join(folder, 'cache');
const encoded = join(CHECKOUT, 'node_modules/.astro/assets');
if (existsSync(encoded)) await cp(encoded, join(cacheDir, 'assets'), { recursive: true });
await build({
  root: CHECKOUT,
  outDir: join(folder, 'site'),
  cacheDir,
  logLevel: 'error',
  integrations: [propsRoute()],
});
const built = join(folder, 'site/client');
await cp(join(built, 'landing-props.json'), join(folder, 'landing.json'));
await mkdir(join(folder, 'pictures/_astro'), { recursive: true });
for (const file of await readdir(join(built, '_astro'))) {
  if (/\.(?:avif|webp|svg)$/.test(file))
    await cp(join(built, '_astro', file), join(folder, 'pictures/_astro', file));
}
// What a build leaves open would keep the process; Astro's own command ends itself as well.
process.exit();

function propsRoute(): AstroIntegration {
  return {
    name: 'landing-props',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        injectRoute({ pattern: '/landing-props.json', entrypoint: ROUTE, prerender: true });
      },
    },
  };
}
