import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextLook, setTimeout as delay } from 'node:timers/promises';
import { closeServer } from '#server/listen.ts';

/** The answer that a connection waits for; none when it is idle. */
export type OpenAnswers = ReadonlyMap<Duplex, ServerResponse>;

export interface Gate {
  /** To be called with every connection. */
  readonly letIn: (socket: Duplex) => void;
  /** To be called with every request, instead of the listener. */
  readonly take: RequestListener;
  readonly openAnswers: OpenAnswers;
  /**
   * Ends a server without leaving a request unanswered: for `graceSeconds` it takes requests as
   * before, but each answer is the last on its connection. Then it stops listening, and resolves
   * when the last answer is sent.
   */
  readonly stop: (server: Server, graceSeconds: number) => Promise<void>;
}

const QUIET_MS = 20;
const LONGEST_HOLD_MS = 4000;
// On a busy machine a client may take a while to send the first request of a new connection.
const FIRST_REQUEST_MS = 2000;

/** Stands between a server and its listener, so that a stop knows what is under way. */
export function createGate(listener: RequestListener): Gate {
  const openAnswers = new Map<Duplex, ServerResponse>();
  /** When the connections that have not asked for anything yet were opened. */
  const silentSince = new Map<Duplex, number>();
  let isEnding = false;
  let held: (() => void)[] | undefined;

  const letIn = (socket: Duplex): void => {
    silentSince.set(socket, performance.now());
    socket.once('close', () => silentSince.delete(socket));
  };

  const take: RequestListener = (req, res) => {
    const { socket } = req;
    silentSince.delete(socket);
    openAnswers.set(socket, res);
    res.once('close', () => {
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

  const stop = async (server: Server, graceSeconds: number): Promise<void> => {
    isEnding = true;
    for (const res of openAnswers.values()) res.shouldKeepAlive = false;
    await delay(graceSeconds * 1000);
    // The system throws away connections that are waiting when the listener closes. Whoever waits
    // for an answer opens no new one, so for a moment nobody gets one.
    held = [];
    await untilQuiet(server);
    const closed = closeServer(server, isFirstRequestDue);
    for (const answer of held) answer();
    held = undefined;
    await closed;
  };

  return { letIn, take, openAnswers, stop };
}

/** Waits until nothing has arrived for a moment, but not for ever. */
async function untilQuiet(server: Server): Promise<void> {
  let arrived = 0;
  const count = (): void => void (arrived += 1);
  server.on('connection', count).on('request', count);
  const deadline = performance.now() + LONGEST_HOLD_MS;
  let before;
  do {
    before = arrived;
    await delay(QUIET_MS);
    // On a busy machine this process may have slept meanwhile.
    await nextLook();
  } while (arrived > before && performance.now() < deadline);
}
