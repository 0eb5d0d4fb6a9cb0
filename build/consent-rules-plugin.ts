import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { contentDir, reviewsScript } from '#content-model/content-folder.ts';
import { consentSchema, consentServiceSchema } from '#content-model/consent.ts';
import { readContent } from './read-content.ts';
import type { AllowedService } from './page-policies.ts';

const WORDS = 'consent/words.yaml';
const servicesIn = (root: string) =>
  globSync('consent/services/*.yaml', { cwd: join(root, contentDir) });

/** What the script of the consent feature needs of `content/consent`; see `src/env.d.ts`. */
const MODULE = 'virtual:consent-rules';

/** Serves that module, so that no page carries it. */
export function consentRulesPlugin(root: string): Plugin {
  return {
    name: 'consent-rules',
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      for (const file of [WORDS, ...servicesIn(root)]) {
        this.addWatchFile(join(root, contentDir, file));
      }
      return consentRules(readConsentContent(root));
    },
  };
}

function consentRules({ words, services }: ReturnType<typeof readConsentContent>): string {
  const markersOf = (category: 'analytics' | 'marketing') => [
    ...words.categories[category].markers,
    ...services.filter((one) => one.category === category).flatMap(({ markers }) => markers),
  ];
  const markers = { analytics: markersOf('analytics'), marketing: markersOf('marketing') };
  const url = reviewsScript();
  const scripts = services.flatMap(({ showsReviews, category }) =>
    showsReviews && url !== undefined ? [[url, category]] : [],
  );
  return `export const markers = ${JSON.stringify(markers)};
export const scripts = ${JSON.stringify(Object.fromEntries(scripts))};`;
}

/**
 * The words and the services of `content/consent`, services in their order.
 *
 * @throws ZodError when a file is not what its schema says; the content check explains that first.
 */
function readConsentContent(root: string) {
  const words = readContent(root, WORDS, consentSchema());
  const services = servicesIn(root)
    .map((file) => readContent(root, file, consentServiceSchema()))
    .toSorted((first, second) => first.order - second.order);
  return { words, services };
}

/** The script from another host that shows reviews, and what it needs from there; none without its setting. */
export function consentScripts(root: string): AllowedService[] {
  const url = reviewsScript();
  if (url === undefined) return [];
  return readConsentContent(root).services.flatMap(({ showsReviews, script }) =>
    showsReviews && script ? [{ url, needs: script.needs }] : [],
  );
}
