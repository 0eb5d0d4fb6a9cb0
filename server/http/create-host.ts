import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { networkOf } from '#server/http/client-address.ts';
import { CLOSED_HEADERS } from '#server/http/headers.ts';
import { setImmediate as nextLook, setTimeout as delay } from 'node:timers/promises';
import { closeServer } from '#server/listen.ts';

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

/** The answer that a connection waits for; none when it is idle. */
type OpenAnswers = ReadonlyMap<Duplex, ServerResponse>;

const QUIET_MS = 20;
const LONGEST_QUIET_MS = 160;
const LONGEST_HOLD_MS = 4000;
// Who is woken later than this part of a pause shares the machine with others, and clients wait there as well.
const LATE = 1 / 4;
// A turn of the event loop that does nothing is over in a fraction of this.
const QUICK_TURN_MS = 1;
// As many connections as the host takes; beyond, somebody floods it.
const MOST_LOOKS = 5000;
// On a busy machine a client may take a while to send the first request of a new connection.
const FIRST_REQUEST_MS = 2000;

/** Stands between a server and its listener, so that a stop knows what is under way. */
function createGracefulShutdown(listener: RequestListener) {
  const openAnswers = new Map<Duplex, ServerResponse>();
  /** When the connections that have not asked for anything yet were opened. */
  const silentSince = new Map<Duplex, number>();
  let isEnding = false;
  let held: (() => void)[] | undefined;
  /** Counts what came and what went: whoever got an answer may come back. */
  let traffic = 0;

  /** To be called with every connection. */
  const letIn = (socket: Duplex): void => {
    traffic += 1;
    silentSince.set(socket, performance.now());
    socket.once('close', () => silentSince.delete(socket));
  };

  /** To be called with every request, instead of the listener. */
  const take: RequestListener = (req, res) => {
    const { socket } = req;
    traffic += 1;
    silentSince.delete(socket);
    openAnswers.set(socket, res);
    res.once('close', () => {
      traffic += 1;
      if (openAnswers.get(socket) === res) openAnswers.delete(socket);
    });
    if (isEnding) res.shouldKeepAlive = false;
    if (held === undefined) listener(req, res);
    else held.push(() => listener(req, res));
  };

  const isFirstRequestDue = (): boolean => {
    const now = performance.now();
    return silentSince.values().some((since) => now - since < FIRST_REQUEST_MS);
  };

  /** Ends a server without leaving a request unanswered (`Host.stop`). */
  const stop = async (server: Server, graceSeconds: number): Promise<void> => {
    isEnding = true;
    for (const res of openAnswers.values()) res.shouldKeepAlive = false;
    await delay(graceSeconds * 1000);
    // The system throws away connections that are waiting when the listener closes. Whoever waits
    // for an answer opens no new one, so for a moment nobody gets one.
    held = [];
    // What runs for the first time takes several times as long, and whoever comes meanwhile is thrown away.
    new NetServer().close();
    let closed: Promise<void> | undefined;
    await whenQuiet(
      () => traffic,
      () => {
        closed = closeServer(server, isFirstRequestDue);
      },
    );
    for (const answer of held) answer();
    held = undefined;
    await closed;
  };

  return { letIn, take, openAnswers, stop };
}

/**
 * Does `work` when there was no traffic for a moment, directly after the event loop has found no connection
 * that waits. The moment gets longer while the machine is busy, but nobody is held for ever.
 */
async function whenQuiet(traffic: () => number, work: () => void): Promise<void> {
  const deadline = performance.now() + LONGEST_HOLD_MS;
  let pause = QUIET_MS;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const before = traffic();
    const asked = performance.now();
    // A process that slept past the deadline takes in what has come meanwhile all the same.
    const isInTime = asked < deadline;
    if (isInTime) await delay(pause);
    const isLate = performance.now() - asked > pause * (1 + LATE);
    // Node accepts one connection for each turn of its loop. On a busy machine the turn itself may have
    // taken long enough for another one to come.
    await nextLook();
    const began = performance.now();
    await nextLook();
    if (isInTime && isLate && pause < LONGEST_QUIET_MS) pause *= 2;
    else if (traffic() === before && performance.now() - began < QUICK_TURN_MS) break;
  }
  work();
}
