import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '#tests/support/data-folder.ts';
import { endProcess, type HandOver } from '#tests/support/hand-over.ts';
import { freePort, untilListening } from '#tests/support/ports.ts';
import { certificateFor } from '#tests/support/test-certificate.ts';

/** Name of the site in the configurations and in the sample content. */
export const SITE_HOST = 'schlafcoaching.example';

export const OFFICE_HOST = `buero.${SITE_HOST}`;

export interface FrontServer {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** What it has logged about requests so far. */
  readonly readLog: () => Promise<string>;
}

/**
 * Starts a front server.
 *
 * @param servers Addresses of two servers, such as `127.0.0.1:3000`.
 * @param office Address of the office, where there is one.
 */
export type StartFrontServer = (
  handOver: HandOver,
  servers: readonly [string, string],
  office?: string,
) => Promise<FrontServer>;

interface Place {
  readonly folder: string;
  readonly httpPort: number;
  readonly httpsPort: number;
}

/** Starts the real nginx with the configuration of `deploy/nginx`, changed where an operator changes it. */
export const startNginx: StartFrontServer = async (handOver, servers, office) => {
  const place = await preparePlace(handOver);
  const { folder, httpPort, httpsPort } = place;
  const tls = changed(await configuration('nginx/website-tls.conf'), [
    [/\/etc\/letsencrypt\/live\/[^/]+\/fullchain\.pem/, `${folder}/cert.pem`],
    [/\/etc\/letsencrypt\/live\/[^/]+\/privkey\.pem/, `${folder}/key.pem`],
  ]);
  const places = [
    [/listen (\[::\]:)?80\b/, `listen $1${httpPort.toString()}`],
    [/listen (\[::\]:)?443\b/, `listen $1${httpsPort.toString()}`],
    [/include website-tls\.conf/, `include ${folder}/website-tls.conf`],
  ] as const;
  const website = changed(await configuration('nginx/website.conf'), [
    [/127\.0\.0\.1:3000\b/, servers[0]],
    [/127\.0\.0\.1:3100\b/, servers[1]],
    ...places,
    [/\/var\/log\/nginx/, folder],
  ]);
  await writeFile(join(folder, 'website-tls.conf'), tls);
  await writeFile(join(folder, 'website.conf'), website);
  if (office !== undefined) {
    const beside = [[/127\.0\.0\.1:3002\b/, office], ...places] as const;
    const block = changed(await configuration('nginx/office.conf'), beside);
    await writeFile(join(folder, 'office.conf'), block);
  }
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/nginx.pid; worker_processes 1; error_log stderr error;
    events { worker_connections 4096; }
    # As in Debian 13, where the configuration must not say it a second time.
    http { server_tokens build; ${temporaryPlaces(folder)} include ${folder}/[wo]*e.conf; }`,
  );
  return start(
    handOver,
    '/usr/sbin/nginx',
    ['-c', join(folder, 'nginx.conf')],
    place,
    'website.log',
  );
};

/** Directives that keep all that nginx writes for a while in a folder, and not in the system's. */
export function temporaryPlaces(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
}

/** Starts the real Caddy with the configuration of `deploy/caddy`, with a certificate at hand. */
export const startCaddy: StartFrontServer = async (handOver, servers, office) => {
  const place = await preparePlace(handOver);
  const { folder, httpPort, httpsPort } = place;
  const tls = `tls ${folder}/cert.pem ${folder}/key.pem`;
  const settings = [
    'admin off',
    `http_port ${httpPort.toString()}`,
    `https_port ${httpsPort.toString()}`,
    `storage file_system ${folder}/storage`,
  ];
  const sites = changed(await configuration('caddy/Caddyfile'), [
    [/127\.0\.0\.1:3000\b/, servers[0]],
    [/127\.0\.0\.1:3100\b/, servers[1]],
    [/^((?:www\.)?schlafcoaching\.example) \{$/, `$1 {\n\t${tls}`],
    [/\/var\/log\/caddy/, folder],
    [/^\{$/, ['{', ...settings].join('\n\t')],
  ]);
  const beside =
    office === undefined
      ? ''
      : changed(await configuration('caddy/office.Caddyfile'), [
          [/127\.0\.0\.1:3002\b/, office],
          [/^(buero\.schlafcoaching\.example) \{$/, `$1 {\n\t${tls}`],
        ]);
  await writeFile(join(folder, 'Caddyfile'), sites + beside);
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  return start(handOver, '/usr/bin/caddy', args, place, 'website.log');
};

function configuration(file: string): Promise<string> {
  return readFile(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');
}

// Every change must find its place, or the test would run something else than the operator.
function changed(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  let result = text;
  for (const [from, to] of changes) {
    if (!new RegExp(from, 'm').test(result)) {
      throw new Error(`There is no ${from.source} in the configuration.`);
    }
    result = result.replace(new RegExp(from, 'gm'), to);
  }
  return result;
}

async function preparePlace(handOver: HandOver): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'front-'));
  handOver(() => removeFolder(folder));
  // Started by root, nginx works as another user, who has to pass through.
  await chmod(folder, 0o711);
  const { key, cert } = await certificateFor([SITE_HOST, `www.${SITE_HOST}`, OFFICE_HOST]);
  await writeFile(join(folder, 'key.pem'), key);
  await writeFile(join(folder, 'cert.pem'), cert);
  await mkdir(join(folder, 'storage'));
  return { folder, httpPort: await freePort(), httpsPort: await freePort() };
}

async function start(
  handOver: HandOver,
  program: string,
  args: readonly string[],
  { folder, httpPort, httpsPort }: Place,
  logFile: string,
): Promise<FrontServer> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  handOver(() => endProcess(child));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close');
  const hasEnded = ended.then(() => {
    throw new Error(`${program} did not start:\n${said}`);
  });
  hasEnded.catch(() => undefined);
  await Promise.race([Promise.all([httpsPort, httpPort].map(untilListening)), hasEnded]);
  return {
    httpPort,
    httpsPort,
    readLog: () => readFile(join(folder, logFile), 'utf8'),
  };
}
