import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  address,
  flag,
  folder,
  hosts,
  mailbox,
  onOff,
  origin,
  origins,
  port,
  positive,
  proxies,
  recipients,
  seconds,
  years,
} from '#server/env-fields.ts';
import { OperatorError } from '#server/operator-error.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

// Addresses that hold a password or are one.
const SECRETS: ReadonlySet<string> = new Set(['DATABASE_URL', 'SMTP_URL', 'SLACK_WEBHOOK_URL']);

/** Every variable that the server reads, as `.env.example` explains them. */
const variables = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  /** 0 lets the system choose. */
  PORT: port.default(3000),
  /** The port above `PORT` when left out. */
  ADMIN_PORT: port.optional(),
  SITE_URL: origin.optional(),
  /** Where the office listens; the site itself reads none of these three. */
  OFFICE_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  OFFICE_PORT: port.default(3002),
  /** Address under which people reach the office; made of the two when left out. */
  OFFICE_URL: origin.optional(),
  /** Folder for everything that must survive a restart. */
  DATA_DIR: folder.default(resolve('data')),
  /** Folder of the finished build. */
  DIST_DIR: folder.default(resolve('dist')),
  /** The embedded database when left out. */
  DATABASE_URL: address(/^postgres(?:ql)?:$/, 'postgres://user:password@host/database').optional(),
  SMTP_URL: address(/^smtps?:$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: mailbox.optional(),
  SLACK_WEBHOOK_URL: address(/^https?:$/, 'https://hooks.slack.com/services/…').optional(),
  SLACK_INCLUDE_MESSAGE: flag,
  /** Origins of other sites whose pages may send declarations. */
  ALLOWED_ORIGINS: origins,
  /** Further names, without a port, under which the site is reached. */
  ALLOWED_HOSTS: hosts,
  /** Most declarations from one network in ten minutes. */
  RATE_LIMIT: positive.default(60),
  /** Delay before the first repeat of a failed delivery. */
  RETRY_SECONDS: positive.default(10),
  /** Whether this server delivers and does chores; one that does not only takes and stores. */
  WORKERS: onOff,
  /** Full years after the year of receipt; 0 keeps declarations until somebody deletes them. */
  KEEP_DECLARATIONS_YEARS: years.default(6),
  /** Public keys that backups are encrypted to, unless the command names others. */
  BACKUP_RECIPIENT: recipients,
  /** How many proxies in front of the server may say who the client is. */
  TRUST_PROXY: proxies,
  /** How long a server that gets SIGTERM still takes requests. */
  STOP_GRACE_SECONDS: seconds.default(5),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

type Variables = z.output<typeof variables>;

// ADMIN_PORT becomes adminPort.
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

/** The checked variables by their names in camel case. */
export type Env = {
  readonly [Name in keyof Variables as CamelCase<Name>]: Variables[Name];
} & { readonly adminPort: number };

/**
 * Checks the variables; an empty value counts as not set.
 *
 * @throws OperatorError with one sentence that names the first wrong variable.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const checked = variables.safeParse(given);
  if (!checked.success) throw new OperatorError(sentenceOf(checked.error, given));
  const values = Object.entries(checked.data).map(([name, value]) => [camelCase(name), value]);
  const env = Object.fromEntries(values) as Env;
  return { ...env, adminPort: checked.data.ADMIN_PORT ?? adminPortBeside(env.port) };
}

/**
 * Creates the data folder when it is missing.
 *
 * @throws OperatorError when the server could not write into it.
 */
export function prepareDataFolder(path: string): void {
  try {
    // The database's user must be able to pass through; each folder inside keeps its own secrets.
    mkdirSync(path, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new OperatorError(
      `DATA_DIR must be a folder that can be written, but ${path} cannot (${code}).`,
      { cause },
    );
  }
}

function camelCase(name: string): string {
  return name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function adminPortBeside(sitePort: number): number {
  if (sitePort === 0) return 0;
  if (sitePort < 65_535) return sitePort + 1;
  throw new OperatorError(
    'ADMIN_PORT must be given when PORT is 65535, because there is no port above it.',
  );
}

function sentenceOf(error: z.ZodError, given: NodeJS.ProcessEnv): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0]);
  const rule = issue?.message ?? 'is wrong';
  if (SECRETS.has(name)) return `${name} ${rule}; its value is kept secret here.`;
  return `${name} ${rule}, but it is "${given[name] ?? ''}".`;
}
