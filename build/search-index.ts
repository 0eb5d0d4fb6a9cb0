import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { contentDir } from '#content-model/content-folder.ts';
import { searchSchema } from '#content-model/search.ts';
import { navigationSchema } from '#content-model/site.ts';
import { indexPath } from '#features/search/addresses.ts';
import { createIndexFile, type Place } from '#features/search/search-index.ts';
import { listFiles, requestPathOf } from './built-files.ts';
import { placesOf } from './searched-places.ts';

// Lists of articles repeat what the articles say.
const LISTS = /^\/blog\/(?:seite|kategorie)\//;
// Above this, what stands below headings is cut, so that the index stays one that a phone can load.
const MOST_CHARACTERS = 3_000_000;

/**
 * Writes the index of the search from every finished page that search engines may list. Pages that are
 * rendered on demand are found by their label in the navigation.
 *
 * @param root Project folder.
 */
export function searchIndexIntegration(root: string): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const read = (file: string): unknown =>
          parse(readFileSync(join(root, contentDir, file), 'utf8'));
        const navigation = navigationSchema().parse(read('site/navigation.yaml'));
        const { parts, synonyms, distress } = searchSchema().parse(read('search/words.yaml'));
        const tools = navigation.tools.map(({ href }) => href);
        const found = await placesIn(folder, tools);
        const links = [...navigation.footer.pages, ...navigation.footer.legal, ...navigation.tools];
        const labels = new Map(links.map(({ label, href }) => [href, label]));
        const labelled = found.map((place) => {
          const label = labels.get(place.address);
          labels.delete(place.address);
          return label === undefined ? place : { ...place, label };
        });
        const rendered = [...labels].map(([address, label]): Place => ({
          address,
          kind: 'page',
          title: label,
          label,
          text: '',
        }));
        const places = cutTexts([...labelled, ...rendered]);
        const file = createIndexFile(places, { parts, synonyms, distress });
        await writeFile(join(folder, indexPath), JSON.stringify(file));
      },
    },
  };
}

async function placesIn(folder: string, tools: readonly string[]): Promise<Place[]> {
  const places: Place[] = [];
  for (const { file } of await listFiles(folder)) {
    const path = file.endsWith('.html') ? requestPathOf(file) : undefined;
    if (path === undefined || LISTS.test(path)) continue;
    places.push(...placesOf(path, await readFile(join(folder, file), 'utf8'), tools));
  }
  return places;
}

/** Leaves every place the same share when all texts together are too long. */
export function cutTexts(places: readonly Place[], most = MOST_CHARACTERS): readonly Place[] {
  const all = places.reduce((sum, { text }) => sum + text.length, 0);
  if (all <= most) return places;
  const share = Math.floor(most / places.length);
  return places.map((place) => ({ ...place, text: place.text.slice(0, share) }));
}
