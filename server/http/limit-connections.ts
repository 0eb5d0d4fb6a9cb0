import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#server/http/client-address.ts';
import type { OpenAnswers } from '#server/http/gate.ts';

// A browser opens six; many people share the address of a company or of a mobile network.
const MOST_OF_ONE_NETWORK = 200;
const CROWDED = 1000;
const CROWDED_KEEP_ALIVE_MS = 5000;

/**
 * Keeps one client from taking all connections: above 200 of one network, each new one takes the place
 * of the oldest that no answer is being made for, and is refused when there is none. While there are
 * more than 1,000 in all, idle ones are closed after five seconds.
 *
 * Not for a server behind a proxy, where all connections are the proxy's.
 */
export function limitConnections(server: Server, openAnswers: OpenAnswers): void {
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
