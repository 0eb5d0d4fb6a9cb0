import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { searchSchema } from '#content-model/search.ts';
import { navigationSchema } from '#content-model/site.ts';
import { indexPath } from '#features/search/contract.ts';
import { createIndexFile, type Place } from '#features/search/search-index.ts';
import { readContent } from './read-content.ts';
import { listFiles, requestPathOf } from './built-files.ts';
import { placesOf } from './searched-places.ts';

// Lists of articles repeat what the articles say.
const LISTS = /^\/blog\/(?:seite|kategorie)\//;
// Above these, thousands of articles would make an index of many megabytes.
const LIMITS = { places: 5_000, characters: 2_000_000 };

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
        const navigation = readContent(root, 'site/navigation.yaml', navigationSchema());
        const search = readContent(root, 'search/words.yaml', searchSchema());
        const { parts, synonyms, distress, signposts, asides } = search;
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
        const places = fitPlaces([...labelled, ...rendered]);
        const file = createIndexFile(places, { parts, synonyms, distress, signposts, asides });
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

/**
 * Keeps the index one that a phone can load. With too many places, an article is one place that knows its
 * headings; when all texts together are too long, every place keeps the same share.
 */
export function fitPlaces(places: readonly Place[], limits = LIMITS): readonly Place[] {
  const fewer = places.length > limits.places ? withoutHeadings(places) : places;
  const all = fewer.reduce((sum, { text }) => sum + text.length, 0);
  if (all <= limits.characters) return fewer;
  const share = Math.floor(limits.characters / fewer.length);
  return fewer.map((place) => ({ ...place, text: place.text.slice(0, share) }));
}

function withoutHeadings(places: readonly Place[]): readonly Place[] {
  const isHeading = ({ kind, page }: Place) => kind === 'article' && page !== undefined;
  const headings = Map.groupBy(places.filter(isHeading), ({ address }) => address.split('#')[0]);
  return places
    .filter((place) => !isHeading(place))
    .map((place) => {
      const titles = headings.get(place.address)?.map(({ title }) => title) ?? [];
      return titles.length === 0 ? place : { ...place, text: [place.text, ...titles].join(' ') };
    });
}
