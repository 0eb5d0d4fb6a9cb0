import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { Histogram } from 'prom-client';
import { shortenAddress } from '#server/http/client-address.ts';
import type { SiteRequest, RouteClass } from '#server/http/site-request.ts';

const LONGEST_LOGGED = 200;
const UNANSWERED = 'none';

const seconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time from the request to the end of its answer, by kind of answer and class of status.',
  labelNames: ['route', 'status'],
  buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

/**
 * Counts the request when the answer has ended, and writes one line: no query, no full address, no
 * user agent.
 */
export function noteWhenAnswered(request: SiteRequest, logger: Logger): void {
  const { incoming, outgoing } = request;
  const { method, url = '', socket } = incoming;
  const started = performance.now();
  const bytesBefore = socket.bytesWritten;
  outgoing.on('close', () => {
    const ms = performance.now() - started;
    countRequest(request.route, outgoing, ms / 1000);
    logger.info({
      id: request.id,
      method,
      path: url.replace(/[?#].*$/s, '').slice(0, LONGEST_LOGGED),
      status: outgoing.headersSent ? outgoing.statusCode : UNANSWERED,
      ms: Math.round(ms * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
      client: shortenAddress(request.clientAddress),
    });
  });
}

/**
 * Counts an answer: one histogram holds numbers and times, because every look-up costs the host.
 *
 * @param answer Its class of status is `none` when the client left before anything was sent.
 * @param duration In seconds.
 */
export function countRequest(
  route: RouteClass,
  { headersSent, statusCode }: Pick<ServerResponse, 'headersSent' | 'statusCode'>,
  duration: number,
): void {
  const status = headersSent ? `${String(Math.floor(statusCode / 100))}xx` : UNANSWERED;
  seconds.observe({ route, status }, duration);
}
