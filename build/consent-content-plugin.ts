import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { contentDir } from '#content-model/content-folder.ts';
import { consentSchema, consentServiceSchema } from '#content-model/consent.ts';

const WORDS = `${contentDir}/consent/words.yaml`;
const SERVICES = `${contentDir}/consent/services/*.yaml`;

/** Modules that bring `content/consent` into the browser, so that no page carries it; see `src/env.d.ts`. */
const MODULES: Record<string, (root: string) => string> = {
  'virtual:consent-content': (root) => {
    const { words, services } = readConsentContent(root);
    return `export const words = ${JSON.stringify(words)};
export const services = ${JSON.stringify(services)};`;
  },
  'virtual:consent-rules': (root) => {
    const { words, services } = readConsentContent(root);
    const markersOf = (category: 'analytics' | 'marketing') => [
      ...words.categories[category].markers,
      ...services.filter((one) => one.category === category).flatMap(({ markers }) => markers),
    ];
    const markers = { analytics: markersOf('analytics'), marketing: markersOf('marketing') };
    const scripts = services.flatMap(({ script, category }) =>
      script ? [[script.url, category]] : [],
    );
    return `export const markers = ${JSON.stringify(markers)};
export const scripts = ${JSON.stringify(Object.fromEntries(scripts))};`;
  },
};

/** Serves the operator's words and services to the scripts of the consent feature. */
export function consentContentPlugin(root: string): Plugin {
  return {
    name: 'consent-content',
    resolveId: (id) => (id in MODULES ? `\0${id}` : null),
    load(id) {
      const write = MODULES[id.slice(1)];
      if (!write) return null;
      for (const file of [WORDS, ...globSync(SERVICES, { cwd: root })]) {
        this.addWatchFile(join(root, file));
      }
      return write(root);
    },
  };
}

/**
 * The words and the services of `content/consent`, services in their order.
 *
 * @throws ZodError when a file is not what its schema says; the content check explains that first.
 */
export function readConsentContent(root: string) {
  const read = (file: string): unknown => parse(readFileSync(join(root, file), 'utf8'));
  const words = consentSchema().parse(read(WORDS));
  const services = globSync(SERVICES, { cwd: root })
    .map((file) => consentServiceSchema().parse(read(file)))
    .toSorted((first, second) => first.order - second.order);
  return { words, services };
}

/** The scripts that `content/consent/services` brings from other hosts. */
export function consentScripts(root: string) {
  return readConsentContent(root).services.flatMap(({ script }) => script ?? []);
}
