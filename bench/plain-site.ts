import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { describeFile } from '#build/built-files.ts';
import { MANIFEST_FILE, readBuildManifest, type StoredFile } from '#server/http/build-manifest.ts';

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
export async function writePlainSite(dist: string, folder: string): Promise<void> {
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
