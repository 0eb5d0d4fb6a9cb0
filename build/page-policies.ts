import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIContext } from 'astro';
import { Parser } from 'htmlparser2';
import { messageOf } from '#lib/errors.ts';
import { directiveName, REPORTS_PATH } from '#server/http/headers.ts';
import { requestPathOf } from './built-files.ts';
import { policyHash } from './page-scripts.ts';

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
    (result, resource) => allowSource(result, `${resource}-src`, new URL(url).origin),
    // Scripts of others write HTML as they like.
    withoutTrustedTypes(policy),
  );
}

// As Astro takes it.
type PolicyDirective = Parameters<NonNullable<APIContext['csp']>['insertDirective']>[0];

// Chromium follows the first, by the header Reporting-Endpoints; the others know the second.
const REPORTING: PolicyDirective[] = ['report-to csp', `report-uri ${REPORTS_PATH}`];

// No script of a page turns text into HTML or into the address of a script.
const TRUSTED_TYPES: PolicyDirective[] = [
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** What every page may load, apart from scripts and styles, whose hashes Astro adds; nothing else. */
export const policyDirectives: PolicyDirective[] = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "frame-src 'none'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "worker-src 'none'",
  ...TRUSTED_TYPES,
  ...REPORTING,
];

/** The same policy for a host that takes no reports. */
export const withoutReporting = (policy: string): string => without(policy, REPORTING);

/** The same policy for a page that runs scripts of others. */
const withoutTrustedTypes = (policy: string): string => without(policy, TRUSTED_TYPES);

function without(policy: string, directives: readonly string[]): string {
  return directivesOf(policy)
    .filter((directive) => !directives.includes(directive))
    .join('; ');
}

const directivesOf = (policy: string): string[] =>
  policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '');

/**
 * The page directives for a site whose browser client talks to a backend on another origin.
 *
 * @param backendOrigin Such as `https://backend.example`; left out when it is the same origin.
 */
export function policyDirectivesWith(backendOrigin?: string): PolicyDirective[] {
  if (backendOrigin === undefined) return policyDirectives;
  return policyDirectives.map((directive): PolicyDirective =>
    directive.startsWith('connect-src ') ? `${directive} ${backendOrigin}` : directive,
  );
}

/**
 * Adds to `policy` those of `directives` whose name it does not have yet.
 * Returns the policy in one line without a semicolon at the end (CSP Level 3, section 2.2).
 */
export function completePolicy(policy: string, directives: readonly string[]): string {
  const given = directivesOf(policy);
  const names = new Set(given.map(directiveName));
  const missing = directives.filter((directive) => !names.has(directiveName(directive)));
  return [...missing, ...given].join('; ');
}

/**
 * Adds a source to one directive of a policy; a directive that allowed nothing then allows only this.
 *
 * @param source Such as `https://widget.example`.
 * @throws Error when the policy does not have the directive, because it would then say something else.
 */
export function allowSource(policy: string, name: string, source: string): string {
  const directives = directivesOf(policy);
  if (!directives.some((directive) => directiveName(directive) === name)) {
    throw new Error(`The policy has no ${name} to which ${source} could be added: ${policy}`);
  }
  return directives
    .map((directive) =>
      directiveName(directive) === name
        ? `${directive.replace(" 'none'", '')} ${source}`
        : directive,
    )
    .join('; ');
}

/** What the security of a finished page depends on, as a browser would read it. */
interface PageParts {
  /** Inline scripts and styles. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Attributes that would run something. */
  readonly handlers: readonly string[];
  /** Values of the attributes `data-…`; words in a text are none. */
  readonly data: ReadonlyMap<string, ReadonlySet<string>>;
}

// Data such as JSON-LD is never run, so no policy asks for its hash.
const DATA = /^application\/(?:ld\+)?json$/i;
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'data']);
const RUNS_CODE = /^\s*(?:javascript:|vbscript:|data:text\/html)/i;

/** Reads a finished page. */
export function partsOf(html: string): PageParts {
  const handlers: string[] = [];
  const data = new Map<string, Set<string>>();
  const found: Record<'script' | 'style', string[]> = { script: [], style: [] };
  let open: 'script' | 'style' | undefined;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith('data-')) data.set(name, (data.get(name) ?? new Set()).add(value));
        if (runsCode(name, value, attributes)) handlers.push(`<${tag} ${name}="${value}">`);
      }
      const isCode = attributes['src'] === undefined && !DATA.test(attributes['type'] ?? '');
      open = tag === 'style' || (tag === 'script' && isCode) ? tag : undefined;
      if (open) found[open].push('');
    },
    ontext: (text) => {
      if (open) found[open].push((found[open].pop() ?? '') + text);
    },
    onclosetag: () => (open = undefined),
  });
  parser.end(html);
  return { scripts: found.script, styles: found.style, handlers, data };
}

function runsCode(name: string, value: string, attributes: Readonly<Record<string, string>>) {
  if (name.startsWith('on') || name === 'srcdoc') return true;
  // A browser saves what has `download` and never opens it.
  return ADDRESSES.has(name) && attributes['download'] === undefined && RUNS_CODE.test(value);
}
