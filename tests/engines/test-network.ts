import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type AddressInfo, type Server } from 'node:net';
import { promisify } from 'node:util';
import type { HandOver } from '#tests/support/hand-over.ts';
import { certificateFor } from '#tests/support/test-certificate.ts';
import { passOn, type PassingRules } from './pass-on.ts';

export interface TestNetwork {
  /** Proxy for the browser, as `host:port`. */
  readonly proxy: string;
  /** Hosts that the browser asked for so far, in order. */
  readonly hosts: readonly string[];
  /** Paths that the browser asked the site for, in order. */
  readonly paths: readonly string[];
  /** Paths that the other provider was asked for. */
  readonly widgetRequests: readonly string[];
  /** From now on a request whose URL begins like this meets a closed connection. */
  readonly cutOff: (start: string) => void;
  /** From now on the other provider answers with this script. */
  readonly setWidget: (script: string) => void;
  /** From now on this script runs first on every page of the site, as a setting of a browser would. */
  readonly runFirst: (script: string) => void;
  /** From now on no script of the site runs, as in a browser that allows none. */
  readonly forbidScript: () => void;
}

/**
 * A network with two hosts, the site and another provider by HTTPS, that writes down who is asked for.
 * Any other name answers 502.
 *
 * @param site Address of the running site, such as `http://127.0.0.1:4711`, and the name it gets here.
 * @param widget Name of the other provider and the script it answers with.
 */
export async function startTestNetwork(
  handOver: HandOver,
  site: { address: string; host: string },
  widget: { host: string; script: string },
): Promise<TestNetwork> {
  const hosts: string[] = [];
  const paths: string[] = [];
  const widgetRequests: string[] = [];
  const cut: string[] = [];
  let { script } = widget;
  const rules: PassingRules = { site, hosts, paths, cut, first: undefined, allowsScript: true };
  const provider = await listen(
    handOver,
    createSecureServer(await certificateFor([widget.host]), (req, res) => {
      widgetRequests.push(req.url ?? '');
      res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    }),
  );
  const proxy = createServer(passOn(rules));
  proxy.on('connect', ({ url = '' }, socket) => {
    const [host = ''] = url.split(':');
    hosts.push(host);
    if (host !== widget.host || cut.some((start) => `https://${host}/`.startsWith(start))) {
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const upstream = connect(portOf(provider), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    for (const one of [socket, upstream]) one.on('error', () => one.destroy());
  });
  await listen(handOver, proxy);
  return {
    proxy: `127.0.0.1:${portOf(proxy).toString()}`,
    hosts,
    paths,
    widgetRequests,
    cutOff: (start) => void cut.push(start),
    setWidget: (given) => {
      script = given;
    },
    runFirst: (given) => {
      rules.first = given;
    },
    forbidScript: () => {
      rules.allowsScript = false;
    },
  };
}

async function listen<Listener extends HttpServer>(
  handOver: HandOver,
  server: Listener,
): Promise<Listener> {
  handOver(() => {
    server.closeAllConnections();
    return promisify(server.close.bind(server))();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
