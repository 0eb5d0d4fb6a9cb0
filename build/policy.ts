import { directiveName, REPORTS_PATH } from '#server/http/headers.ts';

type DirectiveName =
  | 'default-src'
  | 'base-uri'
  | 'connect-src'
  | 'font-src'
  | 'form-action'
  | 'frame-ancestors'
  | 'frame-src'
  | 'img-src'
  | 'manifest-src'
  | 'report-to'
  | 'report-uri'
  | 'require-trusted-types-for'
  | 'trusted-types'
  | 'worker-src';

export type PolicyDirective = `${DirectiveName} ${string}`;

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
export const withoutTrustedTypes = (policy: string): string => without(policy, TRUSTED_TYPES);

function without(policy: string, directives: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => !directives.includes(directive))
    .join('; ');
}

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
  const given = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '');
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
  const directives = policy.split(';').map((directive) => directive.trim());
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
