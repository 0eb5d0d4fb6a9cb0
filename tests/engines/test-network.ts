import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, request, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface TestNetwork {
  /** Proxy for the browser, as `host:port`. */
  readonly proxy: string;
  /** Hosts that the browser asked for so far, in order. */
  readonly hosts: readonly string[];
  /** Paths that the other provider was asked for. */
  readonly widgetRequests: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * A network with two hosts, the site and another provider by HTTPS, that writes down who is asked for.
 * Any other name answers 502.
 *
 * @param site Address of the running site, such as `http://127.0.0.1:4711`, and the name it gets here.
 * @param widget Name of the other provider and the script it answers with.
 */
export async function startTestNetwork(
  site: { address: string; host: string },
  widget: { host: string; script: string },
): Promise<TestNetwork> {
  const hosts: string[] = [];
  const widgetRequests: string[] = [];
  const provider = await listen(
    createSecureServer(await certificateFor(widget.host), (req, res) => {
      widgetRequests.push(req.url ?? '');
      res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(widget.script);
    }),
  );
  const proxy = createServer(passOn(site, hosts));
  proxy.on('connect', ({ url = '' }, socket) => {
    const [host = ''] = url.split(':');
    hosts.push(host);
    if (host !== widget.host) {
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const upstream = connect(portOf(provider), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    for (const one of [socket, upstream]) one.on('error', () => one.destroy());
  });
  await listen(proxy);
  return {
    proxy: `127.0.0.1:${portOf(proxy).toString()}`,
    hosts,
    widgetRequests,
    close: async () => {
      for (const server of [proxy, provider]) server.closeAllConnections();
      await Promise.all([proxy, provider].map((server) => promisify(server.close.bind(server))()));
    },
  };
}

function passOn(site: { address: string; host: string }, hosts: string[]): RequestListener {
  return (req, res) => {
    const { hostname, pathname, search } = new URL(
      req.url ?? '',
      `http://${req.headers.host ?? ''}`,
    );
    hosts.push(hostname);
    if (hostname !== site.host) {
      res.writeHead(502).end();
      return;
    }
    const { method = 'GET', headers } = req;
    const upstream = request(site.address + pathname + search, { method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    upstream.on('error', () => res.destroy());
    req.pipe(upstream);
  };
}

async function listen<Listener extends Server>(server: Listener): Promise<Listener> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function certificateFor(host: string): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'test-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    ...kind,
    ...names,
    '-keyout',
    key,
    '-out',
    cert,
  ]);
  const pair = { key: await readFile(key), cert: await readFile(cert) };
  await rm(folder, { recursive: true });
  return pair;
}
