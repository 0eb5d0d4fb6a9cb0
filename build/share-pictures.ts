import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unescape } from 'html-escaper';
import pLimit from 'p-limit';
import { parse } from 'yaml';
import { contentDir } from '#content-model/content-folder.ts';
import { brandSchema } from '#content-model/site.ts';
import { readContent } from './read-content.ts';
import { listFiles } from './built-files.ts';
import { dropUnusedFiles, keepFile } from './kept-files.ts';
import { createRequire } from 'node:module';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { getOrMake } from '#lib/records.ts';

export interface DrawingChoices {
  readonly brandName: string;
  /** Path of the picture behind the words. */
  readonly background: string;
  /** Where finished pictures are kept from one build to the next. */
  readonly cacheFolder: string;
}

// Encoding runs on Node's four threads.
const AT_ONCE = 4;

/**
 * Draws the picture that every finished page names in `og:image`, with the words of its `og:image:alt`.
 *
 * @returns one sentence about what was done.
 */
export async function writeSharePictures(
  root: string,
  clientFolder: string,
  cacheFolder: string,
): Promise<string> {
  const { light, dark } = await titlesByFile(clientFolder);
  const { brandName, background, night } = await brandPictures(root);
  const drawn =
    (await drawSharePictures(light, { brandName, background, cacheFolder })) +
    (await drawSharePictures(dark, { brandName, background: night, cacheFolder }));
  await dropUnusedFiles(cacheFolder);
  return `${light.size + dark.size} share pictures, ${drawn} of them new.`;
}

interface SharePictures {
  readonly background: { readonly file: string };
  readonly night: { readonly file: string };
}

async function brandPictures(root: string) {
  const { name } = readContent(root, 'site/brand.yaml', brandSchema());
  const folder = join(root, contentDir, 'site');
  const file = await readFile(join(folder, 'share-picture.yaml'), 'utf8');
  // Its schema asks for what Astro makes of pictures.
  const pictures = parse(file) as SharePictures;
  const background = join(folder, pictures.background.file);
  const night = join(folder, pictures.night.file);
  return { brandName: name, background, night };
}

/**
 * Writes share pictures.
 *
 * @returns how many had to be drawn, because no earlier build had left them.
 */
export async function drawSharePictures(
  titles: ReadonlyMap<string, string>,
  { brandName, background, cacheFolder }: DrawingChoices,
): Promise<number> {
  const code = await readFile(import.meta.filename);
  const ground = await readFile(background);
  const same = createHash('sha256')
    .update(code)
    .update(drawingVersions())
    .update(ground)
    .update(brandName);
  let drawer: ReturnType<typeof createDrawer> | undefined;
  let drawn = 0;
  await pLimit(AT_ONCE).map(titles, async ([file, title]) => {
    const hash = same.copy().update(`\n${title}`).digest('hex');
    const picture = await keepFile(cacheFolder, `${hash}.jpg`, async () => {
      drawn += 1;
      const draw = await (drawer ??= createDrawer(brandName, background));
      return draw(title);
    });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, picture);
  });
  return drawn;
}

/** The versions of what a picture is drawn with; another one may draw it differently. */
function drawingVersions(): string {
  const packages = [FONT, 'hyphen', 'satori', 'subset-font'].map((name) => {
    // npm installs no package without a version.
    const { version } = require(`${name}/package.json`) as { version: string };
    return `${name} ${version}`;
  });
  return [...packages, JSON.stringify(sharp.versions)].join('\n');
}

// A page that begins in the night theme says so (`document.astro`).
const BEGINS_DARK = /<html [^>]*data-begins/;

async function titlesByFile(clientFolder: string) {
  const files = listFiles(clientFolder);
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const { file } of files.filter(({ file }) => file.endsWith('.html'))) {
    const html = await readFile(join(clientFolder, file), 'utf8');
    const image = contentOf(html, 'og:image');
    const title = contentOf(html, 'og:image:alt');
    if (image === undefined || title === undefined) continue;
    const titles = BEGINS_DARK.test(html) ? dark : light;
    titles.set(join(clientFolder, new URL(image).pathname), title);
  }
  return { light, dark };
}

function contentOf(html: string, property: string): string | undefined {
  const [, content] = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html) ?? [];
  // A copy, because a part of a text would keep the whole text in memory.
  return content === undefined ? undefined : Buffer.from(unescape(content)).toString();
}

const require = createRequire(import.meta.url);
// The package names its folders without the file in them, which only `require` resolves.
const { hyphenateSync } = require('hyphen/de') as typeof import('hyphen/de');

// What the large networks show without cutting.
const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 80;
const TITLE_TOP = 154;
// The moon of the background stands to the right of this.
const TITLE_WIDTH = 840;
const LINE_HEIGHT = 1.16;
const MOST_LINES = 4;
const SMALLEST = 40;
const SIZES = [76, 68, 60, 52, 46, SMALLEST];
/** Width of an average letter as a part of its size. */
const LETTER_WIDTH = 0.56;
/** Letters of a word that is shown in one piece, and of its parts when it is longer. */
const LONGEST_WORD = 32;
const LONGEST_PART = 24;
const SOFT_HYPHEN = '\u00AD';

const BRAND_LEFT = LEFT + 48;
const BRAND_TOP = 72;
const BRAND_STYLE = { size: 34, color: '#f8f3ea' };
const MOON = 'M20.4 14.7A9 9 0 1 1 9.9 2.6a7.4 7.4 0 0 0 10.5 12.1z';
const EMPTY_PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const FONT = '@fontsource-variable/fraunces';
const FONT_FILES = ['fraunces-latin-full-normal.woff2', 'fraunces-latin-ext-full-normal.woff2'];
// The same cut of the typeface as in the headings of the pages; see build/make-fonts.ts.
const AXES = { opsz: 72, SOFT: 60, WONK: 0, wght: 600 };
// The range that holds the Latin letters and the signs of the two files.
const LETTERS = Array.from({ length: 0x2300 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20));
const JPEG = { quality: 82 };

type Fonts = SatoriOptions['fonts'];

interface Words {
  readonly svg: Buffer;
  readonly height: number;
}

/** Returns a function that draws a title on the background as a JPEG of 1200×630 pixels. */
async function createDrawer(
  brandName: string,
  background: string,
): Promise<(title: string) => Promise<Buffer>> {
  const fonts = await Promise.all(FONT_FILES.map(openFont));
  const brand = await writeWords(brandName, WIDTH - BRAND_LEFT, { ...BRAND_STYLE, fonts });
  // Titles of the same height share one background.
  const grounds = new Map<number, Promise<Buffer>>();
  const drawGround = (bottom: number) =>
    sharp(background)
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .composite([
        { input: surroundings(bottom) },
        { input: brand.svg, left: BRAND_LEFT, top: BRAND_TOP },
      ])
      .removeAlpha()
      .raw()
      .toBuffer();
  return async (title) => {
    const words = await writeTitle(title, fonts);
    const ground = await getOrMake(grounds, TITLE_TOP + words.height, drawGround);
    return sharp(ground, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .composite([{ input: words.svg, left: LEFT, top: TITLE_TOP }])
      .jpeg(JPEG)
      .toBuffer();
  };
}

async function openFont(file: string, at: number): Promise<Fonts[number]> {
  const path = require.resolve(`${FONT}/files/${file}`);
  const data = await subsetFont(await readFile(path), LETTERS.join(''), {
    targetFormat: 'sfnt',
    variationAxes: AXES,
  });
  return { name: `Fraunces ${at.toString()}`, data, weight: 600, style: 'normal' };
}

/** A title in the largest letters in which it takes at most four lines. */
async function writeTitle(title: string, fonts: Fonts): Promise<Words> {
  const text = title.split(/\s+/).map(breakLongWord).join(' ');
  const longest = Math.max(...text.split(/\s/).map((part) => part.length));
  for (const size of SIZES) {
    if (longest * size * LETTER_WIDTH > TITLE_WIDTH) continue;
    const written = await writeWords(text, TITLE_WIDTH, { size, color: 'white', fonts });
    if (written.height <= MOST_LINES * Math.ceil(size * LINE_HEIGHT)) return written;
  }
  return writeWords(text, TITLE_WIDTH, { size: SMALLEST, color: 'white', fonts });
}

/** Puts a hyphen and a new line between syllables of a very long word, such as a compound of 60 letters. */
export function breakLongWord(word: string): string {
  if (word.length <= LONGEST_WORD) return word;
  const lines = [''];
  for (const syllable of hyphenateSync(word).split(SOFT_HYPHEN)) {
    const line = `${lines.at(-1) ?? ''}${syllable}`;
    if (line.length < LONGEST_PART) lines[lines.length - 1] = line;
    else lines.push(syllable);
  }
  return lines.join('-\n');
}

/** Text as outlines, so that no machine needs our fonts; what the fonts lack is left out. */
async function writeWords(
  text: string,
  width: number,
  { size, color, fonts }: { size: number; color: string; fonts: Fonts },
): Promise<Words> {
  const style = {
    fontFamily: fonts.map(({ name }) => name).join(', '),
    fontSize: size,
    lineHeight: LINE_HEIGHT,
    whiteSpace: 'pre-line',
    textWrap: 'balance',
    color,
  };
  const element = { type: 'div', key: null, props: { style, children: text } };
  const loadAdditionalAsset = (code: string) =>
    Promise.resolve(code === 'emoji' ? EMPTY_PICTURE : []);
  const svg = await satori(element, { width, fonts, loadAdditionalAsset });
  return { svg: Buffer.from(svg), height: Number(/ height="(\d+)/.exec(svg)?.[1]) };
}

/** Shade between the sky and the words, fading out to the right and below them, and the brand's moon. */
function surroundings(bottom: number): Buffer {
  const fadesFrom = bottom / HEIGHT;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs>
<linearGradient id="shade"><stop offset=".3" stop-color="#1b0f33" stop-opacity=".6"/><stop offset=".85" stop-color="#1b0f33" stop-opacity="0"/></linearGradient>
<linearGradient id="fade" x2="0" y2="1"><stop offset="${fadesFrom}" stop-color="#ffffff"/><stop offset="${fadesFrom + 0.2}"/></linearGradient>
<mask id="upper"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#fade)"/></mask>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)" mask="url(#upper)"/>
<path fill="#f4a26b" transform="translate(${LEFT - 4} 70) scale(1.75)" d="${MOON}"/>
</svg>`);
}
