import { chmod, mkdtemp, rm, cp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM, CHROMIUM_FLAGS } from '#tests/support/chromium.ts';
import { untilExit } from '#tests/support/hand-over.ts';
import { measureSizes, type Measure } from '#tests/support/page-sizes.ts';
import { startServer } from '#tests/support/server-process.ts';
import { listedAddresses } from '#tests/support/site-addresses.ts';
import { runLighthouse, type LighthouseRun } from './lighthouse/run-lighthouse.mjs';
import { Window } from 'happy-dom';
import { describeFile } from '#build/built-files.ts';
import { MANIFEST_FILE, readBuildManifest, type StoredFile } from '#server/http/build-manifest.ts';

// npm run bench [-- RUNS [ROUTE …]]: what each page weighs, what Lighthouse says of it, and when its largest part is
// painted, beside a plain page with the same words and pictures.

// What nobody sees before they touch something, and what is not words or pictures.
const DROPPED =
  'script, style, template, dialog, svg, iframe, noscript, [hidden], [popover], [role=tooltip]';

// What somebody would write by hand; whatever else is around the words goes.
const KEPT = new Set(
  `a abbr blockquote br button caption cite dd details div dl dt em fieldset figcaption figure footer form h1 h2 h3
  h4 h5 h6 header hr img input label legend li main nav ol option p picture q section select small source strong
  sub summary sup table tbody td textarea tfoot th thead time tr ul`.split(/\s+/),
);

const ATTRIBUTES = new Set(
  `alt colspan datetime fetchpriority for height href id lang loading media method name rowspan scope sizes src
  srcset type value width`.split(/\s+/),
);

// The typefaces of headings and texts in their order, a readable width, and room for pictures.
const stylesWith = (fonts: readonly string[]) => `
${fonts.map(fontFace).join('')}
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1.125rem/1.6 font1, sans-serif; }
h1, h2, h3 { font-family: font0, serif; }
h1 { font-size: 2.5rem; line-height: 1.1; }
img { max-width: 100%; height: auto; }
`;

const fontFace = (address: string, index: number) =>
  `@font-face { font-family: font${String(index)}; src: url(${address}); font-display: optional; font-weight: 300 900; }`;

/**
 * A page with the words, pictures and typefaces of a built one, as somebody would write it by hand: no script, no
 * classes, a few lines of styles. It shows what is possible, so the real page is measured beside it.
 */
function plainPage(html: string): string {
  const { document } = new Window();
  document.write(html);
  const preloads = [...document.querySelectorAll('link[rel=preload]')];
  const fonts = preloads.filter((link) => link.getAttribute('as') === 'font');
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${document.title}</title>`,
    ...preloads.map((link) => link.outerHTML),
    `<style>${stylesWith(fonts.map((link) => link.getAttribute('href') ?? ''))}</style>`,
  ];
  for (const gone of document.body.querySelectorAll(DROPPED)) gone.remove();
  // The innermost first, so that what is taken out leaves finished parts behind.
  for (const element of [...document.body.querySelectorAll('*')].toReversed()) {
    if (!KEPT.has(element.localName)) element.replaceWith(...element.childNodes);
    for (const { name } of [...element.attributes]) {
      if (!ATTRIBUTES.has(name)) element.removeAttribute(name);
    }
  }
  const body = document.body.innerHTML.replaceAll(/\s+/gu, ' ');
  return `<!doctype html><html lang="de"><head>${head.join('')}</head><body>${body}</body></html>`;
}

// The styles stand in the page.
const POLICY = "default-src 'self'; style-src 'unsafe-inline'";

/**
 * Copies a build and puts a plain page in the place of each page, so that both are served by the same server, with
 * the same pictures and fonts, compressed alike.
 *
 * @param folder Where the copy goes; it must not exist.
 */
async function writePlainSite(dist: string, folder: string): Promise<void> {
  await cp(dist, folder, { recursive: true });
  const manifest = readBuildManifest(folder);
  const clientFolder = join(folder, 'client');
  const files: Record<string, StoredFile> = {};
  for (const [path, stored] of Object.entries(manifest.files)) {
    files[path] = stored.type.startsWith('text/html')
      ? await replace(clientFolder, stored.file, manifest.policies.length)
      : stored;
  }
  const policies = [...manifest.policies, POLICY];
  await writeFile(join(folder, MANIFEST_FILE), JSON.stringify({ ...manifest, files, policies }));
}

async function replace(clientFolder: string, file: string, policy: number): Promise<StoredFile> {
  const place = join(clientFolder, file);
  const page = plainPage(await readFile(place, 'utf8'));
  for (const ending of ['.br', '.gz']) await rm(place + ending, { force: true });
  await writeFile(place, page);
  const choices = { clientFolder, assetsFolder: '_astro', brotliQuality: 11 };
  return { ...(await describeFile(file, choices)), policy };
}

const DIST = 'dist-example';
const SLOWEST = 1.05;
const BROWSER = { chromePath: CHROMIUM, flags: CHROMIUM_FLAGS };

const runs = Number(process.argv[2]);
const routesAsked = process.argv.slice(3);

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
// Started by root, the database runs as another user, who has to pass through.
await chmod(folder, 0o711);
await writePlainSite(DIST, join(folder, 'plain'));
const [website, plain] = [await serve(DIST, 'data'), await serve(join(folder, 'plain'), 'other')];
try {
  const sizes = measureSizes(DIST);
  const missed: string[] = sizes.filter(({ bytes, limit }) => bytes > limit).map(heavy);
  for (const route of routesAsked.length > 0 ? routesAsked : listedAddresses(DIST)) {
    const { scores, lost, paint, ratio, shift } = await measure(route);
    const points = Object.values(scores);
    const bytes = sizes.find(({ file, what }) => file === route && what === 'page')?.bytes ?? 0;
    console.log(
      [
        route.padEnd(64),
        `${(bytes / 1000).toFixed(1)} KB`,
        points.join(' / '),
        `${paint.toFixed(0)} ms`,
        `${ratio.toFixed(2)} ×`,
        `shift ${shift.toFixed(3)}`,
        lost.join(', '),
      ].join('  '),
    );
    if (points.some((one) => one < 100)) missed.push(`${route}: ${lost.join(', ')}`);
    if (ratio > SLOWEST)
      missed.push(`${route}: largest paint ${ratio.toFixed(2)} × the plain page`);
    if (shift > 0) missed.push(`${route}: layout shift ${shift.toFixed(3)}`);
  }
  console.log(missed.length === 0 ? 'Every goal is met.' : `Missed:\n${missed.join('\n')}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await website.stop();
  await plain.stop();
  await rm(folder, { recursive: true, force: true });
}

function serve(dist: string, data: string) {
  const settings = { LOG_LEVEL: 'error', ADMIN_PORT: '0', RATE_LIMIT: '999999' };
  return startServer(untilExit, { ...settings, DIST_DIR: dist, DATA_DIR: join(folder, data) });
}

/** Medians of the runs, in turns, so that a machine that slows down slows both pages. */
async function measure(route: string) {
  const [own, other]: [LighthouseRun[], LighthouseRun[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    own.push(await runLighthouse(website.site + route, BROWSER));
    other.push(await runLighthouse(plain.site + route, BROWSER));
  }
  const paint = median(own.map(({ largestPaintMs }) => largestPaintMs));
  const categories = Object.keys(own[0]?.scores ?? {});
  const scoreOf = (category: string) => median(own.map(({ scores }) => scores[category] ?? 0));
  return {
    scores: Object.fromEntries(categories.map((category) => [category, scoreOf(category)])),
    lost: [...new Set(own.flatMap((one) => one.lost))],
    paint,
    ratio: paint / median(other.map(({ largestPaintMs }) => largestPaintMs)),
    shift: Math.max(...own.map(({ layoutShift }) => layoutShift)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function heavy({ file, what, bytes, limit }: Measure): string {
  return `${file}: ${what} weighs ${String(bytes)} bytes, at most ${String(limit)} are allowed`;
}
