import type { MiddlewareHandler } from 'hono';
import { isFunctionPath, refuse } from '#server/http/functions.ts';
import { addressOf, sendPlain, type SiteEnv, type SiteRequest } from '#server/http/site-request.ts';

interface OriginOptions {
  /** Whose pages may call functions, besides those of the site itself. */
  readonly allowedOrigins: readonly string[];
  /** Whether a page on demand takes what is posted there, and from pages of this site alone. */
  readonly isOwnForm: (path: string) => boolean;
  /** For a form that is refused before a page could say why. */
  readonly refusal?: string | undefined;
}

/** Refuses what pages of somebody else send. */
export function checkOrigin({
  allowedOrigins,
  isOwnForm,
  refusal,
}: OriginOptions): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { env: request, req } = context;
    if (isFunctionPath(req.path)) {
      request.route = 'function';
      return mayCall(request, allowedOrigins) ? next() : refuse(context, 403, 'foreign_origin');
    }
    if (req.method !== 'POST' || !isOwnForm(req.path) || isOwnPage(request)) return next();
    request.route = 'on_demand';
    return sendPlain(request, 403, {}, refusal);
  };
}

/** A request without an origin does not come from a page, so it may call. */
function mayCall({ incoming, host }: SiteRequest, listed: readonly string[]): boolean {
  const { origin } = incoming.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  // Behind a proxy that ends TLS the scheme of the request is not known for certain.
  const isOwn = /^https?:$/.test(protocol) && originHost === host?.toLowerCase();
  return isOwn || listed.includes(origin);
}

/**
 * Whether a form may come from a page of the site itself. Some browsers name no origin, but say that it is one of ours.
 * Old and text browsers say neither, and people have to be able to cancel there as well.
 */
function isOwnPage(request: SiteRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.incoming.headers;
  if (origin === undefined) return site === undefined || site === 'same-origin';
  const address = addressOf(request);
  return URL.canParse(address) && new URL(address).origin === origin;
}
