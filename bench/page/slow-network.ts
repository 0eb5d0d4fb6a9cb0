import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

// Lighthouse's "slow 4G": the slowest quarter of 4G connections.
export const ROUND_TRIP_MS = 150;
export const DOWN_KBITS = 1638.4;
const UP_KBITS = 750;
const SEGMENT_BYTES = 1460;
// RFC 6928: a new connection may send ten segments before the first acknowledgement.
const FIRST_FLIGHT_BYTES = 10 * SEGMENT_BYTES;

export interface SlowNetwork {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * Puts a slow mobile network before a port of this machine: round trip, the handshake of TCP, its slow
 * start (RFC 5681), and one narrow link that all connections share. Nothing gets lost.
 */
export async function slowDown(targetPort: number): Promise<SlowNetwork> {
  const down = link(DOWN_KBITS);
  const up = link(UP_KBITS);
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const target = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [client, target]) {
      sockets.add(socket.setNoDelay());
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    passOn(client, target, up, ROUND_TRIP_MS);
    passOn(target, client, down, 0);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** When so many bytes, handed over now, have gone through a link of this width. */
type Link = (bytes: number) => number;

function link(kilobits: number): Link {
  let free = 0;
  return (bytes) => {
    free = Math.max(free, performance.now()) + (bytes * 8) / kilobits;
    return free;
  };
}

/** @param connectingMs What connecting costs before the first byte. */
function passOn(from: Socket, to: Socket, through: Link, connectingMs: number): void {
  const waiting: Buffer[] = [];
  const travelling: Buffer[] = [];
  const connected = performance.now() + connectingMs;
  let window = FIRST_FLIGHT_BYTES;
  let unacknowledged = 0;
  let hasEnded = false;

  const endWhenEmpty = (): void => {
    if (hasEnded && waiting.length === 0 && travelling.length === 0) to.end();
  };
  const send = (): void => {
    for (let segment = waiting[0]; segment; segment = waiting[0]) {
      const { length } = segment;
      if (unacknowledged > 0 && unacknowledged + length > window) return;
      travelling.push(segment);
      waiting.shift();
      unacknowledged += length;
      const left = Math.max(through(length), connected);
      at(left + ROUND_TRIP_MS / 2, () => {
        to.write(travelling.shift() ?? '');
        endWhenEmpty();
      });
      at(left + ROUND_TRIP_MS, () => {
        unacknowledged -= length;
        window += length;
        send();
      });
    }
  };
  from.on('data', (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += SEGMENT_BYTES) {
      waiting.push(chunk.subarray(start, start + SEGMENT_BYTES));
    }
    send();
  });
  from.on('end', () => {
    hasEnded = true;
    endWhenEmpty();
  });
}

function at(time: number, work: () => void): void {
  setTimeout(work, Math.max(0, time - performance.now()));
}
