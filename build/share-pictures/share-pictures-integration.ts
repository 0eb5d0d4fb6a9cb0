import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { unescape } from 'html-escaper';
import { parse } from 'yaml';
import { contentDir } from '#content-model/content-folder.ts';
import { listFiles } from '../list-files.ts';
import { drawSharePictures, type SharePicture } from './draw-share-pictures.ts';

const BACKGROUND = `${contentDir}/pictures/og-hintergrund.jpg`;

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
        const pictures = await picturesOf(fileURLToPath(dir));
        const background = join(root, BACKGROUND);
        const brandName = await readBrandName(root);
        const drawn = await drawSharePictures(pictures, { brandName, background, cacheFolder });
        logger.info(`${pictures.length} share pictures, ${drawn} of them new.`);
      },
    },
  };
}

async function picturesOf(clientFolder: string): Promise<SharePicture[]> {
  const files = await listFiles(clientFolder);
  const pictures = new Map<string, SharePicture>();
  for (const { file } of files.filter(({ file }) => file.endsWith('.html'))) {
    const html = await readFile(join(clientFolder, file), 'utf8');
    const image = contentOf(html, 'og:image');
    const title = contentOf(html, 'og:image:alt');
    if (image === undefined || title === undefined) continue;
    const path = join(clientFolder, new URL(image).pathname);
    pictures.set(path, { title, file: path });
  }
  return [...pictures.values()];
}

function contentOf(html: string, property: string): string | undefined {
  const [, content] = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html) ?? [];
  // A copy, because V8 would keep the whole page for a part of it.
  return content === undefined ? undefined : Buffer.from(unescape(content)).toString();
}

async function readBrandName(root: string): Promise<string> {
  const { name } = parse(await readFile(join(root, contentDir, 'site/brand.yaml'), 'utf8')) as {
    name: string;
  };
  return name;
}
