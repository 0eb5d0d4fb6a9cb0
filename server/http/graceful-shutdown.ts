import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextLook, setTimeout as delay } from 'node:timers/promises';
import { closeServer } from '#server/listen.ts';

/** The answer that a connection waits for; none when it is idle. */
export type OpenAnswers = ReadonlyMap<Duplex, ServerResponse>;

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
export function createGracefulShutdown(listener: RequestListener) {
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
