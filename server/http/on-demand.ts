import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HANDLER_FILE } from '#server/http/build-manifest.ts';
import { chooseEncoding } from '#server/http/send-static.ts';
import { OperatorError } from '#server/operator-error.ts';

/** Renders a route on demand; gives nothing when it knows no such route. */
export type RouteRenderer = (request: Request, locals: object) => Promise<Response | undefined>;

export interface OnDemandRoutes {
  readonly match: (path: string) => boolean;
  readonly render: RouteRenderer;
  /** What pages reach by `Astro.locals`, besides what belongs to the request. */
  readonly locals: object;
}

/**
 * Loads Astro's renderer from the build, only when a route needs it.
 *
 * @throws OperatorError when an earlier version has made the build.
 */
export function loadOnDemandRoutes(
  distFolder: string,
  patterns: readonly string[],
  locals: object,
): OnDemandRoutes {
  const expressions = patterns.map((pattern) => new RegExp(pattern));
  const match = (path: string): boolean => expressions.some((expression) => expression.test(path));
  if (expressions.length === 0) return { match, render: () => Promise.resolve(undefined), locals };
  return { match, render: loadRenderer(join(distFolder, HANDLER_FILE)), locals };
}

// Node forgets the module, so this build is freed when the next one replaces it.
function loadRenderer(file: string): RouteRenderer {
  const load = createRequire(file);
  const { render } = load(file) as { render?: RouteRenderer };
  Reflect.deleteProperty(load.cache, load.resolve(file));
  if (render === undefined) throw new OperatorError(`${file} was built by an earlier version.`);
  return render;
}

// Pages on demand are compressed while a visitor waits: quality 5 costs about a millisecond.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESSORS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: promisify(gzip),
};
const COMPRESSIBLE = /^text\/|[/+](?:json|xml)/;

/**
 * The same answer, compressed when its type is worth it and the client takes it.
 *
 * @param accepted Value of `Accept-Encoding`.
 */
export async function compressAnswer(
  answer: Response,
  accepted: string | undefined,
): Promise<Response> {
  if (!COMPRESSIBLE.test(answer.headers.get('Content-Type') ?? '')) return answer;
  const plain = Buffer.from(await answer.arrayBuffer());
  const { status } = answer;
  const headers = new Headers(answer.headers);
  headers.append('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(accepted, ['br', 'gzip']);
  const body = encoding === undefined ? plain : await COMPRESSORS[encoding](plain);
  if (encoding !== undefined) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(new Uint8Array(body), { status, headers });
}
