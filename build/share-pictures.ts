import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { unescape } from 'html-escaper';
import pLimit from 'p-limit';
import { parse } from 'yaml';
import { contentDir } from '#content-model/content-folder.ts';
import { brandSchema } from '#content-model/site.ts';
import { readContent } from './read-content.ts';
import { listFiles } from './built-files.ts';
import { createDrawer } from './draw-share-picture.ts';

export interface DrawingChoices {
  readonly brandName: string;
  /** Path of the picture behind the words. */
  readonly background: string;
  /** Where finished pictures are kept from one build to the next. */
  readonly cacheFolder: string;
}

// Encoding runs on Node's four threads.
const AT_ONCE = 4;

/** Draws the picture that every finished page names in `og:image`, with the words of its `og:image:alt`. */
export function sharePicturesIntegration(): AstroIntegration {
  let root: string;
  let cacheFolder: string;
  return {
    name: 'share-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        cacheFolder = join(fileURLToPath(config.cacheDir), 'share-pictures');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const { light, dark } = await titlesByFile(fileURLToPath(dir));
        const { brandName, background, night } = await brandPictures(root);
        const drawn =
          (await drawSharePictures(light, { brandName, background, cacheFolder })) +
          (await drawSharePictures(dark, { brandName, background: night, cacheFolder }));
        logger.info(`${light.size + dark.size} share pictures, ${drawn} of them new.`);
      },
    },
  };
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
 * @param titles The title on each picture, by the path of its file.
 * @returns how many had to be drawn, because no earlier build had left them.
 */
export async function drawSharePictures(
  titles: ReadonlyMap<string, string>,
  { brandName, background, cacheFolder }: DrawingChoices,
): Promise<number> {
  await mkdir(cacheFolder, { recursive: true });
  const code = await readFile(join(import.meta.dirname, 'draw-share-picture.ts'));
  const ground = await readFile(background);
  const same = createHash('sha256').update(code).update(ground).update(brandName);
  let drawer: ReturnType<typeof createDrawer> | undefined;
  let drawn = 0;
  await pLimit(AT_ONCE).map(titles, async ([file, title]) => {
    // Named by a hash of everything that the picture is made from.
    const kept = join(cacheFolder, `${same.copy().update(`\n${title}`).digest('hex')}.jpg`);
    if (!existsSync(kept)) {
      const draw = await (drawer ??= createDrawer(brandName, background));
      await writeFile(kept, await draw(title));
      drawn += 1;
    }
    await mkdir(dirname(file), { recursive: true });
    await copyFile(kept, file);
  });
  return drawn;
}

// A page that begins in the night theme says so (`document.astro`).
const BEGINS_DARK = /<html [^>]*data-begins/;

async function titlesByFile(clientFolder: string) {
  const files = await listFiles(clientFolder);
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
