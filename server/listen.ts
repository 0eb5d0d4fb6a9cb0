import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '#server/start-error.ts';

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Names of the variables to mention when listening fails. */
  readonly hostVariable: string;
  readonly portVariable: string;
}

/**
 * Starts listening.
 *
 * @returns the address with the real port, such as `http://127.0.0.1:3000`.
 * @throws StartError when the port is taken or the address is not one of this machine.
 */
export async function listen(server: Server, options: ListenOptions): Promise<string> {
  try {
    server.listen({ host: options.host, port: options.port });
    await once(server, 'listening');
  } catch (cause) {
    throw new StartError(explain(cause as NodeJS.ErrnoException, options), { cause });
  }
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return `http://${host}:${String(port)}`;
}

function explain({ code, message }: NodeJS.ErrnoException, options: ListenOptions): string {
  const { host, port, hostVariable, portVariable } = options;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${String(port)} is already in use; stop what listens there or set ${portVariable} to another port.`;
    case 'EACCES':
      return `Port ${String(port)} may not be used by this user; set ${portVariable} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${hostVariable} must be an address of this machine, but it is "${host}".`;
    default:
      return `Listening on ${host}, port ${String(port)} failed: ${message}.`;
  }
}
