import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { prepareChromium } from '#tests/support/chromium.ts';
import { buildSite, EXAMPLE_BUILD } from './build-site.ts';
import { whilePreparing } from './one-at-a-time.mjs';
import { runPinned, runScript } from './processes.mjs';

// npm run looks: the pictures and accessibility trees in tests/ follow what was changed on purpose.
const PICTURES = 'tests/looks/pictures';

await runScript(async () => {
  await prepareChromium();
  await whilePreparing(() => buildSite({ ...EXAMPLE_BUILD, quiet: true }));
  // Whoever looks at every theme leaves the trees to the first tier.
  for (const [everyLook, spec] of [
    ['1', 'tests/looks/'],
    ['', 'tests/a11y/trees.spec.ts'],
  ] as const) {
    process.env['EVERY_LOOK'] = everyLook;
    const options = ['--update-snapshots=changed', ...process.argv.slice(2)];
    const exitCode = await runPinned(['playwright', 'test', spec, ...options]);
    if (exitCode !== 0) return exitCode;
  }
  for (const name of await readdir(PICTURES)) await shrink(join(PICTURES, name));
  return 0;
});

/** Packs a picture into 128 colours, a fifth of the bytes; what is lost is less than the comparison allows. */
async function shrink(file: string): Promise<void> {
  const picture = await readFile(file);
  // Packing what is packed already would change it for nothing.
  const { isPalette } = await sharp(picture).metadata();
  if (isPalette) return;
  const options = { palette: true, colours: 128, dither: 0, effort: 10 };
  await writeFile(file, await sharp(picture).removeAlpha().png(options).toBuffer());
}
