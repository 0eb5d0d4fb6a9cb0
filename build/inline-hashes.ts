import { directiveName } from '#server/http/policy.ts';
import { policyHash } from './policy-hash.ts';

const HASH = / 'sha(?:256|384|512)-[^']*'/g;
const ELEMENTS: Readonly<Record<string, RegExp>> = {
  // Data such as JSON-LD is never run, so no policy asks for its hash.
  'script-src': /<script(?: type="?module"?)?>([\s\S]*?)<\/script>/g,
  'style-src': /<style[^>]*>([\s\S]*?)<\/style>/g,
};

/**
 * Puts the hashes of the scripts and styles that stand in a finished page in the place of all hashes
 * in its policy (CSP Level 3, section 6.7.3). Astro lists those of the whole site on every page, which
 * is more than a kilobyte that hardly gets smaller on its way.
 */
export function withOwnHashes(policy: string, html: string): string {
  return policy
    .split(';')
    .map((directive) => {
      const elements = ELEMENTS[directiveName(directive)];
      return elements ? directive.replaceAll(HASH, '') + hashesOf(html, elements) : directive;
    })
    .join(';');
}

function hashesOf(html: string, elements: RegExp): string {
  const contents = new Set(Array.from(html.matchAll(elements), ([, content = '']) => content));
  return [...contents].map((content) => ` '${policyHash(content)}'`).join('');
}
