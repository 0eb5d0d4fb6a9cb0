import type { TLSSocket } from 'node:tls';
import { once } from 'node:events';
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { readBuildManifest } from '#server/http/build-manifest.ts';
import { loadSiteFiles } from '#server/http/site-files.ts';
import { certificateFor } from '#tests/support/test-certificate.ts';

export interface FolderServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * Serves a finished site over HTTP/2 and TLS as a front server would, each file in brotli where the
 * build made it, with the headers that the project's own server gives it.
 *
 * @param distFolder With `client/` and `static-files.json`.
 */
export async function serveFolder(distFolder: string): Promise<FolderServer> {
  const { byPath } = await loadSiteFiles(distFolder, readBuildManifest(distFolder));
  const server = createSecureServer(await certificateFor(['localhost']));
  // As deploy/nginx/website-tls.conf has it.
  server.on('secureConnection', (socket: TLSSocket) => socket.setMaxSendFragment(4096));
  const answer = (stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void => {
    const file = byPath.get((headers[':path'] ?? '/').replace(/\?.*$/, ''));
    if (file === undefined) {
      stream.respond({ ':status': 404 }, { endStream: true });
      return;
    }
    const { wholeHeaders, body } = file.encoded.get('br') ?? file.plain;
    stream.respond({ ':status': 200, ...fieldsOf(wholeHeaders) });
    stream.end(body());
  };
  server.on('stream', answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

function fieldsOf(headers: readonly string[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < headers.length; at += 2) {
    fields[(headers[at] ?? '').toLowerCase()] = headers[at + 1] ?? '';
  }
  return fields;
}
