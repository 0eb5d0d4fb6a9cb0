import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allowSource, directiveName, withoutTrustedTypes } from '#server/http/policy.ts';
import { requestPathOf } from './built-files.ts';
import { policyHash } from './inline-scripts.ts';

/** A script from another host, and the kinds of things it brings along from there. */
export interface AllowedService {
  readonly url: string;
  /** Names of directives without `-src`, such as `img`. */
  readonly needs: readonly string[];
}

const HASH = / 'sha(?:256|384|512)-[^']*'/g;
const INLINE_ELEMENTS: Readonly<Record<string, RegExp>> = {
  // Data such as JSON-LD is never run, so no policy asks for its hash.
  'script-src': /<script(?: type="?module"?)?>([\s\S]*?)<\/script>/g,
  'style-src': /<style[^>]*>([\s\S]*?)<\/style>/g,
};

/** The key of a built page in Astro's list of policies, such as `/`, `/blog` or `/404`. */
export const pageOf = (file: string): string =>
  requestPathOf(file) ?? `/${file.slice(0, -'.html'.length)}`;

/**
 * Fits Astro's policies to the finished pages: each names the hashes of what stands in its page, and
 * a service's host only where the page has a place for its script (`data-widget`). There it may also
 * write HTML from text, which no other page may. A page that works without a network (`data-offline`) may
 * start a service worker.
 */
export async function fitPolicies(
  clientFolder: string,
  files: readonly string[],
  astroPolicies: ReadonlyMap<string, string>,
  services: readonly AllowedService[],
): Promise<ReadonlyMap<string, string>> {
  const policies = new Map(astroPolicies);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const policy = policies.get(pageOf(file));
    if (policy === undefined) continue;
    const html = await readFile(join(clientFolder, file), 'utf8');
    const placed = services.filter(({ url }) => html.includes(` data-widget="${url}"`));
    const own = withOwnHashes(html.includes(' data-offline') ? withWorker(policy) : policy, html);
    policies.set(pageOf(file), placed.reduce(withService, own));
  }
  return policies;
}

/**
 * Puts the hashes of the scripts and styles that stand in a page in the place of all others. Astro
 * lists those of the whole site for every page: 1.2 KB more in the headers of every answer.
 */
export function withOwnHashes(policy: string, html: string): string {
  return policy
    .split(';')
    .map((directive) => {
      const elements = INLINE_ELEMENTS[directiveName(directive)];
      return elements ? directive.replaceAll(HASH, '') + hashesOf(html, elements) : directive;
    })
    .join(';');
}

function hashesOf(html: string, elements: RegExp): string {
  const contents = new Set(Array.from(html.matchAll(elements), ([, content = '']) => content));
  return [...contents].map((content) => ` '${policyHash(content)}'`).join('');
}

/** A page that works without a network starts its service worker, whose address is checked (`offline`). */
const withWorker = (policy: string): string =>
  allowSource(allowSource(policy, 'worker-src', "'self'"), 'trusted-types', 'offline');

function withService(policy: string, { url, needs }: AllowedService): string {
  return ['script', ...needs].reduce(
    (result, kind) => allowSource(result, `${kind}-src`, new URL(url).origin),
    // Scripts of others write HTML as they like.
    withoutTrustedTypes(policy),
  );
}
