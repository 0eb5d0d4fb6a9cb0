import type { TLSSocket } from 'node:tls';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { certificateFor } from '#tests/support/test-certificate.ts';

const OF_ONE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host']);

/** Speaks HTTP/2 and TLS before servers that do not, as nginx or Caddy would. */
export interface Front {
  /** Starts it in front of a server and returns its port. */
  readonly before: (site: string) => Promise<{ port: number; stop: () => Promise<void> }>;
  /** Makes Chromium trust the certificate, because it caches nothing from a server that it does not trust. */
  readonly flag: string;
}

/** One certificate for all contenders, so that one browser can visit them all. */
export async function makeFront(): Promise<Front> {
  const certificate = await certificateFor(['localhost']);
  const key = new X509Certificate(certificate.cert).publicKey;
  const hash = createHash('sha256').update(key.export({ type: 'spki', format: 'der' }));
  return {
    flag: `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`,
    before: async (site) => {
      const agent = new Agent({ keepAlive: true });
      const server = createSecureServer(certificate, (asked, answer) => {
        passOn(site, agent, asked, answer);
      });
      // As deploy/nginx/website-tls.conf has it.
      server.on('secureConnection', (socket: TLSSocket) => socket.setMaxSendFragment(4096));
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return {
        port: (server.address() as AddressInfo).port,
        stop: async () => {
          agent.destroy();
          server.close();
          await once(server, 'close');
        },
      };
    },
  };
}

function passOn(
  site: string,
  agent: Agent,
  asked: Http2ServerRequest,
  answer: Http2ServerResponse,
): void {
  const kept = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
  const headers = { ...Object.fromEntries(kept), host: asked.authority };
  const passed = request(site + asked.url, { agent, method: asked.method, headers }, (answered) => {
    const fields = Object.entries(answered.headers);
    const own = fields.filter(([name]) => !OF_ONE_CONNECTION.has(name));
    answer.writeHead(answered.statusCode ?? 502, Object.fromEntries(own));
    answered.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}
