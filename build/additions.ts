import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import { writeOfflineWorker } from './offline.ts';
import { writeSearchIndex } from './search-index.ts';
import { writeServerFacts } from './server-facts.ts';
import { writeSharePictures } from './share-pictures.ts';

/** What is made of the finished pages and of the content, before `hostIntegration` compresses all files. */
export function additionsIntegration(root: string): AstroIntegration {
  let config: AstroConfig;
  return {
    name: 'additions',
    hooks: {
      'astro:config:done': ({ config: done }) => {
        config = done;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const clientFolder = fileURLToPath(dir);
        const cacheFolder = join(fileURLToPath(config.cacheDir), 'share-pictures');
        logger.info(await writeSharePictures(root, clientFolder, cacheFolder));
        await writeOfflineWorker(clientFolder);
        await writeSearchIndex(root, clientFolder);
        await writeServerFacts(root, fileURLToPath(config.outDir), config.site);
      },
    },
  };
}
