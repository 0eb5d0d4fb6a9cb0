import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface Connections {
  /** From now on a connection ends as soon as it has no request in progress. */
  readonly endWhenQuiet: () => void;
}

/**
 * Keeps account of a server's connections. Node's own `closeIdleConnections` leaves those that
 * a browser opened ahead of time without asking for anything yet; they would delay the end.
 */
export function trackConnections(server: Server): Connections {
  const requestsIn = new Map<Socket, number>();
  let isEnding = false;
  const endIfQuiet = (socket: Socket): void => {
    if (isEnding && requestsIn.get(socket) === 0) socket.destroySoon();
  };
  const count = (socket: Socket, change: number): void => {
    const requests = requestsIn.get(socket);
    if (requests === undefined) return;
    requestsIn.set(socket, requests + change);
    endIfQuiet(socket);
  };
  server.on('connection', (socket: Socket) => {
    requestsIn.set(socket, 0);
    socket.once('close', () => requestsIn.delete(socket));
  });
  server.on('request', ({ socket }, res) => {
    count(socket, 1);
    res.once('close', () => {
      count(socket, -1);
    });
  });
  return {
    endWhenQuiet: () => {
      isEnding = true;
      for (const socket of requestsIn.keys()) endIfQuiet(socket);
    },
  };
}
