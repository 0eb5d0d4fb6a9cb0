import { resolve } from 'node:path';
import { z } from 'zod';
import {
  address,
  databaseUrl,
  flag,
  folder,
  hosts,
  mailbox,
  onOff,
  origin,
  origins,
  port,
  positive,
  years,
} from '#server/env-fields.ts';
import { StartError } from '#server/start-error.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

// Addresses that hold a password or are one.
const SECRETS: ReadonlySet<string> = new Set(['DATABASE_URL', 'SMTP_URL', 'SLACK_WEBHOOK_URL']);

const variables = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  PORT: port.default(3000),
  ADMIN_PORT: port.optional(),
  SITE_URL: origin.optional(),
  DATA_DIR: folder.default(resolve('data')),
  DIST_DIR: folder.default(resolve('dist')),
  DATABASE_URL: databaseUrl.optional(),
  SMTP_URL: address(/^smtps?:$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: mailbox.optional(),
  SLACK_WEBHOOK_URL: address(/^https?:$/, 'https://hooks.slack.com/services/…').optional(),
  SLACK_INCLUDE_MESSAGE: flag,
  ALLOWED_ORIGINS: origins,
  ALLOWED_HOSTS: hosts,
  RATE_LIMIT: positive.default(60),
  RETRY_SECONDS: positive.default(10),
  WORKERS: onOff,
  KEEP_DECLARATIONS_YEARS: years.default(6),
  TRUST_PROXY: flag,
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

export interface Env {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly adminPort: number;
  readonly siteUrl: string | undefined;
  /** Absolute path of the folder for everything that must survive a restart. */
  readonly dataDir: string;
  /** Absolute path of the finished build. */
  readonly distDir: string;
  /** Connection string; the embedded database when undefined. Holds a password. */
  readonly databaseUrl: string | undefined;
  /** Holds a password. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** Is a secret by itself. */
  readonly slackWebhookUrl: string | undefined;
  readonly slackIncludeMessage: boolean;
  /** Origins of other sites whose pages may send declarations. */
  readonly allowedOrigins: readonly string[];
  /** Further names, without a port, under which the site is reached. */
  readonly allowedHosts: readonly string[];
  /** Most declarations from one network in ten minutes. */
  readonly rateLimit: number;
  /** Delay before the first repeat of a failed delivery. */
  readonly retrySeconds: number;
  /** Whether this server delivers and keeps house; one that does not only takes and stores. */
  readonly workers: boolean;
  /** Full years after the year of receipt; 0 keeps declarations until somebody deletes them. */
  readonly keepDeclarationsYears: number;
  readonly trustProxy: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/**
 * Checks the variables that `.env.example` lists; an empty value counts as not set.
 *
 * @throws StartError with one sentence that names the first wrong variable.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const checked = variables.safeParse(given);
  if (!checked.success) throw new StartError(sentenceOf(checked.error, given));
  const values = checked.data;
  return {
    host: values.HOST,
    port: values.PORT,
    adminPort: values.ADMIN_PORT ?? adminPortBeside(values.PORT),
    siteUrl: values.SITE_URL,
    dataDir: values.DATA_DIR,
    distDir: values.DIST_DIR,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    slackWebhookUrl: values.SLACK_WEBHOOK_URL,
    slackIncludeMessage: values.SLACK_INCLUDE_MESSAGE === 'true',
    allowedOrigins: values.ALLOWED_ORIGINS.map((given) => new URL(given).origin),
    allowedHosts: values.ALLOWED_HOSTS,
    rateLimit: values.RATE_LIMIT,
    retrySeconds: values.RETRY_SECONDS,
    workers: values.WORKERS === 'on',
    keepDeclarationsYears: values.KEEP_DECLARATIONS_YEARS,
    trustProxy: values.TRUST_PROXY === 'true',
    logLevel: values.LOG_LEVEL,
  };
}

function adminPortBeside(sitePort: number): number {
  if (sitePort === 0) return 0;
  if (sitePort < 65_535) return sitePort + 1;
  throw new StartError(
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
