import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { networkOf } from '#server/http/client-address.ts';
import { createGracefulShutdown, type OpenAnswers } from '#server/http/graceful-shutdown.ts';
import { CLOSED_HEADERS } from '#server/http/headers.ts';

const SECOND = 1000;
const MOST_CONNECTIONS = 5000;

// A browser opens six; many people share the address of a company or of a mobile network.
const MOST_OF_ONE_NETWORK = 200;
const CROWDED = 1000;
const CROWDED_KEEP_ALIVE_MS = 5000;

interface Host {
  readonly server: Server;
  /**
   * Takes requests for so long, each answer being the last on its connection; then ends what is under
   * way and resolves.
   */
  readonly stop: (graceSeconds: number) => Promise<void>;
}

/**
 * The HTTP server with its limits. Each is there so that one slow or hostile client cannot hold
 * what others need. Behind a proxy connections say nothing about clients.
 */
export function createHost(
  listener: RequestListener,
  { isBehindProxy }: { readonly isBehindProxy: boolean },
): Host {
  const shutdown = createGracefulShutdown(listener);
  const server = createServer(
    {
      // A browser sends its headers at once; more time only serves those who hold connections open.
      headersTimeout: 10 * SECOND,
      // The largest body is a short form, even over a bad mobile connection.
      requestTimeout: 30 * SECOND,
      // Longer than the 60 s after which common proxies drop an idle connection to us, so that
      // they do and not we: otherwise a request could meet a connection that is just closing.
      keepAliveTimeout: 65 * SECOND,
      // How often those two limits are looked at; Node's half a minute would double them.
      connectionsCheckingInterval: 2 * SECOND,
      maxHeaderSize: 16 * 1024,
      // Node's own refusal would lack the security headers; the handler refuses instead.
      requireHostHeader: false,
    },
    shutdown.take,
  );
  // No limit: a proxy reuses few connections for everybody, and closing them costs a handshake.
  server.maxRequestsPerSocket = 0;
  // Who reads nothing of an answer for so long will not read the rest.
  server.timeout = 60 * SECOND;
  // Well below what a process may open; more are refused at once instead of starving everybody.
  server.maxConnections = MOST_CONNECTIONS;
  server.on('connection', shutdown.letIn);
  if (!isBehindProxy) limitConnections(server, shutdown.openAnswers);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    answerMalformed(error, socket, shutdown.openAnswers.get(socket));
  });
  // An unknown expectation may be ignored (RFC 9110, section 10.1.1); Node's 417 lacks the headers.
  server.on('checkExpectation', shutdown.take);
  return { server, stop: (graceSeconds) => shutdown.stop(server, graceSeconds) };
}

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const REFUSAL_HEADERS = { ...CLOSED_HEADERS, Connection: 'close', 'Content-Length': '0' };

function answerMalformed(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  open: ServerResponse | undefined,
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
  if (open !== undefined && !open.req.complete) {
    // The body of a request that is being answered, for example by a function that waits for it.
    if (open.headersSent) socket.end();
    else open.writeHead(status, REFUSAL_HEADERS).end();
  } else if (open !== undefined && !open.writableEnded) {
    // What follows a proper request does not spoil its answer.
    open.shouldKeepAlive = false;
  } else {
    const first = `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`;
    const lines = Object.entries(REFUSAL_HEADERS).map(([name, value]) => `${name}: ${value}`);
    socket.end([first, ...lines, '', ''].join('\r\n'));
  }
}

/**
 * Keeps one client from taking all connections: above 200 of one network, each new one takes the place
 * of the oldest that no answer is being made for, and is refused when there is none. While there are
 * more than 1,000 in all, idle ones are closed after five seconds.
 *
 * Not for a server behind a proxy, where all connections are the proxy's.
 */
function limitConnections(server: Server, openAnswers: OpenAnswers): void {
  const usual = server.keepAliveTimeout;
  const networks = new Map<string, Set<Socket>>();
  let total = 0;

  const count = (change: 1 | -1): void => {
    total += change;
    server.keepAliveTimeout = total > CROWDED ? CROWDED_KEEP_ALIVE_MS : usual;
  };
  // Also who has begun a request and does not go on.
  const isWaited = (socket: Socket): boolean => openAnswers.get(socket)?.req.complete !== true;

  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress);
    const own = networks.get(network) ?? new Set();
    if (own.size >= MOST_OF_ONE_NETWORK) {
      const oldest = own.values().find(isWaited);
      (oldest ?? socket).destroy();
      if (oldest === undefined) return;
      own.delete(oldest);
    }
    networks.set(network, own.add(socket));
    count(1);
    socket.once('close', () => {
      count(-1);
      own.delete(socket);
      if (own.size === 0) networks.delete(network);
    });
  });
}
