import type { ServerResponse } from 'node:http';
import { Histogram } from 'prom-client';
import type { RouteClass } from '#server/http/exchange.ts';

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
 * @param res Its class of status is `none` when whoever asked left before anything was sent.
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
