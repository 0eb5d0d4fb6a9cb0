import type { Logger } from 'pino';
import { shortenAddress } from '#server/http/client-address.ts';
import type { Exchange } from '#server/http/exchange.ts';

/** Writes one line when the answer has ended: no query, no full address, no user agent. */
export function logWhenAnswered(exchange: Exchange, logger: Logger): void {
  if (!logger.isLevelEnabled('info')) return;
  const { req, res } = exchange;
  const started = performance.now();
  const { socket } = req;
  const bytesBefore = socket.bytesWritten;
  const path = withoutQuery(req.url ?? '');
  res.once('close', () => {
    logger.info({
      id: exchange.id,
      method: req.method,
      path,
      status: res.statusCode,
      ms: Math.round((performance.now() - started) * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
      client: shortenAddress(exchange.clientAddress),
    });
  });
}

const LONGEST_LOGGED = 200;

function withoutQuery(target: string): string {
  return target.replace(/[?#].*$/s, '').slice(0, LONGEST_LOGGED);
}
