import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { Histogram } from 'prom-client';
import { shortenAddress } from '#server/http/client-address.ts';
import type { SiteRequest, RouteClass } from '#server/http/site-request.ts';

/**
 * Counts the request when the answer has ended, and writes one line: no query, no full address, no
 * user agent.
 */
export function noteWhenAnswered(request: SiteRequest, logger: Logger): void {
  const { req, res } = request;
  const started = performance.now();
  const { socket } = req;
  const bytesBefore = socket.bytesWritten;
  // Answering may change it.
  const target = req.url ?? '';
  res.on('close', () => {
    const ms = performance.now() - started;
    countRequest(request.route, res, ms / 1000);
    if (!logger.isLevelEnabled('info')) return;
    logger.info({
      id: request.id,
      method: req.method,
      path: withoutQuery(target),
      status: res.headersSent ? res.statusCode : UNANSWERED,
      ms: Math.round(ms * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
      client: shortenAddress(request.clientAddress),
    });
  });
}

const LONGEST_LOGGED = 200;

function withoutQuery(target: string): string {
  return target.replace(/[?#].*$/s, '').slice(0, LONGEST_LOGGED);
}

const seconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time from the request to the end of its answer, by kind of answer and class of status.',
  labelNames: ['route', 'status'],
  buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

const UNANSWERED = 'none';

/**
 * Counts an answer: one histogram holds numbers and times, because every look-up costs the host.
 *
 * @param res Its class of status is `none` when the client left before anything was sent.
 * @param duration In seconds.
 */
export function countRequest(
  route: RouteClass,
  { headersSent, statusCode }: Pick<ServerResponse, 'headersSent' | 'statusCode'>,
  duration: number,
): void {
  const status = headersSent ? CLASSES[Math.floor(statusCode / 100)] : UNANSWERED;
  seconds.observe({ route, status: status ?? UNANSWERED }, duration);
}

const CLASSES = ['', '1xx', '2xx', '3xx', '4xx', '5xx'] as const;
