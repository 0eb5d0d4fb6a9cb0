import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '#lib/errors.ts';
import { directiveName } from '#server/http/headers.ts';
import { requestPathOf } from './built-files.ts';
import { policyHash } from './inline-scripts.ts';
import { partsOf, type PageParts } from './page-parts.ts';
import { allowSource, withoutTrustedTypes } from './policy.ts';

/** A script from another host, and the kinds of things it brings along from there. */
export interface AllowedService {
  readonly url: string;
  /** Names of directives without `-src`, such as `img`. */
  readonly needs: readonly string[];
}

const HASH = / 'sha(?:256|384|512)-[^']*'/g;

/** The key of a built page in Astro's list of policies, such as `/`, `/blog` or `/404`. */
export const pageOf = (file: string): string =>
  requestPathOf(file) ?? `/${file.slice(0, -'.html'.length)}`;

/**
 * Fits Astro's policies to the finished pages: each names the hashes of what templates emitted into its page, and
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
    const parts = partsOf(await readFile(join(clientFolder, file), 'utf8'));
    const placed = services.filter(({ url }) => parts.data.get('data-widget')?.has(url));
    const own = withHashesOf(
      file,
      parts.data.has('data-offline') ? withWorker(policy) : policy,
      parts,
    );
    policies.set(pageOf(file), placed.reduce(withService, own));
  }
  return policies;
}

function withHashesOf(file: string, policy: string, parts: PageParts): string {
  try {
    return withOwnHashes(policy, parts);
  } catch (cause) {
    throw new Error(`The page ${file} cannot be served. ${messageOf(cause)}`, { cause });
  }
}

/**
 * Leaves those hashes of scripts that stand in a page, and puts those of its styles in the place of all
 * others. Astro lists the scripts of all templates for every page: 1.2 KB more in the headers of every answer.
 *
 * @throws Error when the page holds a script that no template has emitted.
 */
export function withOwnHashes(
  policy: string,
  { scripts, styles, handlers }: Pick<PageParts, 'scripts' | 'styles' | 'handlers'>,
): string {
  const hashesOf = (texts: readonly string[]) => texts.map((text) => ` '${policyHash(text)}'`);
  const own = hashesOf(scripts);
  const foreign = handlers[0] ?? scripts.find((_, at) => !policy.includes(own[at] ?? ''));
  if (foreign !== undefined) {
    throw new Error(`It holds a script that no template has emitted: ${foreign.slice(0, 200)}`);
  }
  const hashes: Readonly<Record<string, readonly string[]>> = {
    'script-src': own,
    'style-src': hashesOf(styles),
  };
  return policy
    .split(';')
    .map((directive) => {
      const named = hashes[directiveName(directive)];
      return named ? directive.replaceAll(HASH, '') + [...new Set(named)].join('') : directive;
    })
    .join(';');
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
