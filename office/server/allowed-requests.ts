import type { Role } from '../roles.ts';
import { manyKinds, pictures, singleKinds } from '../collections/kinds.ts';
import { screenRoles } from '../desk/screen.ts';

interface Rule {
  readonly methods: readonly string[];
  readonly path: RegExp;
  /** Who may ask; everybody when left out, where Payload decides by what is asked for. */
  readonly roles?: readonly Role[];
  /** What has to stand behind the path. */
  readonly query?: RegExp;
}

const namesOf = (some: readonly { readonly name: string }[]): string =>
  some.map(({ name }) => name).join('|');
const some = `(?:${namesOf([...manyKinds, pictures])})`;
const one = `globals/(?:${namesOf(singleKinds)})`;
const any = `(?:${some}|${one})`;
const editors: readonly Role[] = ['owner', 'editor'];
const id = String.raw`[\w-]{1,80}`;

const rule = (methods: string, path: string, roles?: readonly Role[]): Rule => ({
  methods: methods.split(' '),
  path: new RegExp(`^${path}$`, 'u'),
  ...(roles && { roles }),
});

// Payload brings one document back from the bin, or erases it, as if it were many.
const ONE_IN_BIN = new RegExp(
  String.raw`^\?trash=true&where\[and\]\[0\]\[id\]\[equals\]=${id}&where\[and\]\[1\]\[deletedAt\]\[exists\]=true$`,
  'u',
);

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
  rule('GET POST', `/admin/(?:collections/${some}|${one})(?:/.*)?`),
  rule('GET', '/_next/static/.+'),
  rule('GET POST', `/api/${any}`),
  rule('GET PATCH DELETE', `/api/${some}/${id}`),
  { ...rule('PATCH DELETE', `/api/${some}`, editors), query: ONE_IN_BIN },
  rule('POST', `/api/${some}/${id}/duplicate`),
  rule('POST', `/api/${some}/access(?:/${id})?`),
  rule('POST', `/api/${one}/access`),
  rule('GET', `/api/${any}/versions`),
  rule('GET POST', `/api/${any}/versions/${id}`),
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
export function isAllowed({ method, url, headers }: Request, role: Role): boolean {
  const { pathname, search } = new URL(url);
  const asked = headers.get(OVERRIDE);
  if (asked !== null && !(method === 'POST' && asked === 'GET')) return false;
  const meant = method === 'HEAD' || asked === 'GET' ? 'GET' : method;
  return rules.some(
    ({ path, methods, roles, query }) =>
      path.test(pathname) &&
      methods.includes(meant) &&
      (roles?.includes(role) ?? true) &&
      (query?.test(search.replaceAll('%5B', '[').replaceAll('%5D', ']')) ?? true),
  );
}

const MEGABYTE = 1_000_000;

/** The most bytes that a request may bring. */
export const mostBytes = (path: string): number =>
  /^\/(?:api|admin\/collections)\/media(?:\/|$)/u.test(path) ? 35 * MEGABYTE : 2 * MEGABYTE;
