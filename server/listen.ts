import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';
import { errorCode, messageOf } from '#lib/errors.ts';
import { OperatorError } from '#server/operator-error.ts';
import { httpAddress } from '#server/site-address.ts';

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Names of the variables to mention when listening fails. */
  readonly hostVariable: string;
  readonly portVariable: string;
  /** A listening socket that somebody else holds; host and port do not count then. */
  readonly passed?: number | undefined;
}

interface Passed {
  readonly listenPid?: string | undefined;
  readonly listenFds?: string | undefined;
}

// After standard input, output and error (sd_listen_fds(3)).
const FIRST_PASSED = 3;

const LOOK_FOR_IDLE_MS = 50;
const LONGEST_REQUEST_MS = 5000;

/**
 * The listening socket that systemd holds and has passed on, so that connections wait in it while the server restarts.
 *
 * @throws OperatorError when there are several.
 */
export function passedSocket({ listenPid, listenFds }: Passed): number | undefined {
  if (listenFds === undefined || listenPid !== String(process.pid)) return undefined;
  if (listenFds === '1') return FIRST_PASSED;
  throw new OperatorError(
    `The server takes one listening socket, but ${listenFds} were passed on; leave one ListenStream in the socket unit.`,
  );
}

/**
 * Starts listening.
 *
 * @returns the address with the real port, such as `http://127.0.0.1:3000`.
 * @throws OperatorError when the port is taken or the address is not one of this machine.
 */
export async function listen(server: Server, options: ListenOptions): Promise<string> {
  try {
    const { host, port, passed } = options;
    server.listen(passed === undefined ? { host, port } : { fd: passed });
    await once(server, 'listening');
  } catch (cause) {
    throw new OperatorError(explain(cause, options), { cause });
  }
  // A string only for a pipe, null only before it listens.
  const { address, port } = server.address() as AddressInfo;
  const name = options.passed === undefined ? options.host : address;
  return httpAddress(name, port);
}

function explain(failure: unknown, options: ListenOptions): string {
  const { host, port, hostVariable, portVariable } = options;
  switch (errorCode(failure)) {
    case 'EADDRINUSE':
      return `Port ${String(port)} is already in use; stop what listens there or set ${portVariable} to another port.`;
    case 'EACCES':
      return `Port ${String(port)} may not be used by this user; set ${portVariable} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${hostVariable} must be an address of this machine, but it is "${host}".`;
    default:
      return `Listening on ${host}, port ${String(port)} failed: ${messageOf(failure)}.`;
  }
}

/**
 * Stops accepting, lets requests in progress end, and resolves when the last connection is gone. What
 * takes more than five seconds is cut off, so that there is time left to end the rest in order.
 *
 * @param mustKeepIdle Whether idle connections may still get a request and are left alone for now.
 */
export async function closeServer(server: Server, mustKeepIdle = () => false): Promise<void> {
  // At once: the method of `http.Server` looks at all connections first, and meanwhile more arrive.
  const closed = new Promise<void>((resolve, reject) => {
    NetServer.prototype.close.call(server, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
  const closeIdle = (): void => {
    // Only after the event loop has read what is there, so that no request is thrown away unread: it may
    // have come while this process slept. The first turn may be past its reading already.
    setImmediate(() =>
      setImmediate(() => {
        if (!mustKeepIdle()) server.closeIdleConnections();
      }),
    );
  };
  closeIdle();
  // Again and again, because a connection is idle only when its answer is sent.
  const sweep = setInterval(closeIdle, LOOK_FOR_IDLE_MS);
  const cut = setTimeout(() => {
    server.closeAllConnections();
  }, LONGEST_REQUEST_MS);
  try {
    await closed;
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
