import type { Role } from '../roles.ts';
import { kinds } from '../collections/kinds.ts';
import { screenRoles } from '../desk/screen.ts';

interface Rule {
  readonly methods: readonly string[];
  readonly path: RegExp;
  /** Who may ask; everybody when left out, where Payload decides by what is asked for. */
  readonly roles?: readonly Role[];
}

const many = kinds.filter(({ isSingle }) => !isSingle).map(({ name }) => name);
const single = kinds.filter(({ isSingle }) => isSingle).map(({ name }) => name);
const documents = [...many, 'media'].join('|');
const editors: readonly Role[] = ['owner', 'editor'];
const id = String.raw`[\w-]{1,80}`;

const rule = (methods: string, path: string, roles?: readonly Role[]): Rule => ({
  methods: methods.split(' '),
  path: new RegExp(`^${path}$`, 'u'),
  ...(roles && { roles }),
});

/**
 * Everything that Payload's pages ask for. What is missing here is answered by nobody: no signing in of
 * Payload's own, no changes of many documents at once, no accounts.
 */
const rules: readonly Rule[] = [
  rule('GET POST', '/admin/?'),
  ...Object.entries(screenRoles).map(([name, roles]) =>
    rule('GET POST', `/admin/${name}(?:/.{1,100})?`, roles),
  ),
  rule('GET POST', '/admin/veroeffentlichen', editors),
  rule('GET', '/api/publishing/status'),
  rule('GET', '/api/publishing/changes', editors),
  rule('POST', '/api/publishing/(?:publish|again|back|plan|unplan)', editors),
  rule('GET', '/vorschau-rahmen'),
  rule('GET POST', `/admin/collections/(?:${documents})(?:/.*)?`),
  rule('GET POST', `/admin/globals/(?:${single.join('|')})(?:/.*)?`),
  rule('GET', '/_next/static/.+'),
  rule('GET POST', `/api/(?:${documents})`),
  rule('GET PATCH DELETE', `/api/(?:${documents})/${id}`),
  rule('POST', `/api/(?:${documents})/${id}/duplicate`),
  rule('POST', `/api/(?:${documents})/access(?:/${id})?`),
  rule('GET', `/api/(?:${documents})/versions`),
  rule('GET POST', `/api/(?:${documents})/versions/${id}`),
  rule('GET POST', `/api/globals/(?:${single.join('|')})`),
  rule('POST', `/api/globals/(?:${single.join('|')})/access`),
  rule('GET', `/api/globals/(?:${single.join('|')})/versions`),
  rule('GET POST', `/api/globals/(?:${single.join('|')})/versions/${id}`),
  rule('GET', '/api/media/file/[^/]{1,200}'),
  rule('GET', '/api/people/me'),
  rule('GET', '/api/access'),
  rule('GET POST DELETE', '/api/payload-preferences/[^/]{1,200}'),
  rule('GET', '/api/payload-locked-documents'),
  rule('GET PATCH DELETE', `/api/payload-locked-documents/${id}`),
];

// Payload's pages send long queries as the body of a POST that says what it is.
const OVERRIDE = 'x-payload-http-method-override';

/** Whether pages of the office send such a request for somebody of this role. */
export function isAllowed(method: string, path: string, headers: Headers, role: Role): boolean {
  const asked = headers.get(OVERRIDE);
  if (asked !== null && !(method === 'POST' && asked === 'GET')) return false;
  const meant = method === 'HEAD' || asked === 'GET' ? 'GET' : method;
  return rules.some(
    ({ path: pattern, methods, roles }) =>
      pattern.test(path) && methods.includes(meant) && (roles?.includes(role) ?? true),
  );
}

const MEGABYTE = 1_000_000;

/** The most bytes that a request may bring. */
export const mostBytes = (path: string): number =>
  /^\/(?:api|admin\/collections)\/media(?:\/|$)/u.test(path) ? 35 * MEGABYTE : 2 * MEGABYTE;
