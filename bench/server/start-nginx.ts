import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { temporaryPlaces } from '#tests/deploy/front-server.ts';
import { freePort, untilListening } from '#tests/support/ports.ts';

export interface Nginx {
  readonly site: string;
  readonly stop: () => Promise<void>;
}

// Headers that nginx has from the file, the moment or the connection.
const ITS_OWN = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
]);

/**
 * One worker of Debian's nginx with the finished and packed files of a build, and without a log.
 *
 * @param headers Sent with every answer as well, apart from those that nginx makes itself.
 */
export async function startNginx(dist: string, headers: Headers): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  // Started by root, its worker runs as another user, who has to pass through.
  await chmod(folder, 0o711);
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; pid ${folder}/nginx.pid; worker_processes 1; error_log stderr error;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 4096; }
    http {
      include /etc/nginx/mime.types;
      access_log off; sendfile on; tcp_nopush on; ${temporaryPlaces(folder)}
      open_file_cache max=1000; open_file_cache_valid 60s;
      keepalive_requests 1000000;
      server {
        listen 127.0.0.1:${port.toString()};
        root ${resolve(dist, 'client')};
        gzip_static on;
        ${directivesOf(headers)}
        location / { try_files $uri $uri.html $uri/index.html =404; }
      }
    }`,
  );
  const server = spawn('/usr/sbin/nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilListening(port);
  return {
    site: `http://127.0.0.1:${port.toString()}`,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function directivesOf(headers: Headers): string {
  const added = [...headers].filter(([name]) => !ITS_OWN.has(name));
  const directive = ([name, value]: [string, string]): string =>
    name === 'x-request-id'
      ? `add_header ${name} $request_id;`
      : `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}";`;
  return added.map(directive).join(' ');
}
