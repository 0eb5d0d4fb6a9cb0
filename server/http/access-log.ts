import type { Logger } from 'pino';
import { shortenAddress } from '#server/http/client-address.ts';
import type { Exchange } from '#server/http/exchange.ts';
import { countRequest } from '#server/http/request-metrics.ts';

/**
 * Counts the request when the answer has ended, and writes one line: no query, no full address, no
 * user agent.
 */
export function noteWhenAnswered(exchange: Exchange, logger: Logger): void {
  const { req, res } = exchange;
  const started = performance.now();
  const { socket } = req;
  const bytesBefore = socket.bytesWritten;
  // Answering may change it.
  const target = req.url ?? '';
  res.on('close', () => {
    const ms = performance.now() - started;
    countRequest(exchange.route, res, ms / 1000);
    if (!logger.isLevelEnabled('info')) return;
    logger.info({
      id: exchange.id,
      method: req.method,
      path: withoutQuery(target),
      status: res.statusCode,
      ms: Math.round(ms * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
      client: shortenAddress(exchange.clientAddress),
    });
  });
}

const LONGEST_LOGGED = 200;

function withoutQuery(target: string): string {
  return target.replace(/[?#].*$/s, '').slice(0, LONGEST_LOGGED);
}
