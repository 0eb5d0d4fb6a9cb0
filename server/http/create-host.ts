import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSED_POLICY } from '#server/http/policy.ts';
import { POLICY_HEADER, SECURITY_HEADERS } from '#server/http/headers.ts';

const SECOND = 1000;
const MOST_CONNECTIONS = 5000;

/**
 * The HTTP server with its limits. Each is there so that one slow or hostile client cannot hold
 * what others need.
 */
export function createHost(listener: RequestListener): Server {
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
    listener,
  );
  // No limit: a proxy reuses few connections for everybody, and closing them costs a handshake.
  server.maxRequestsPerSocket = 0;
  // Who reads nothing of an answer for so long will not read the rest.
  server.timeout = 60 * SECOND;
  // Well below what a process may open; more are refused at once instead of starving everybody.
  server.maxConnections = MOST_CONNECTIONS;
  server.on('clientError', answerMalformed);
  // An unknown expectation may be ignored (RFC 9110, section 10.1.1); Node's 417 lacks the headers.
  server.on('checkExpectation', listener);
  return server;
}

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
  const headers = [...SECURITY_HEADERS, POLICY_HEADER, CLOSED_POLICY, 'Content-Length', '0'];
  let head = `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\n`;
  for (let at = 0; at < headers.length; at += 2) {
    head += `${headers[at] ?? ''}: ${headers[at + 1] ?? ''}\r\n`;
  }
  socket.end(`${head}\r\n`);
}
