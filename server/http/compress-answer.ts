import type { ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { Exchange } from '#server/http/exchange.ts';

// Pages on demand are compressed while a visitor waits: quality 5 costs about a millisecond.
const middleware = compression({
  threshold: 0,
  level: 6,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
});

type ExpressRequest = Parameters<typeof middleware>[0];
type ExpressResponse = Parameters<typeof middleware>[1];

/** Makes an answer leave compressed when its type is worth it and the client takes it. */
export function compressAnswer({ req, res }: Exchange): ServerResponse {
  // The middleware was written for Express but uses nothing that Node's own objects lack.
  middleware(req as ExpressRequest, res as unknown as ExpressResponse, () => undefined);
  return res;
}
