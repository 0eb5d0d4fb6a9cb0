import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from '#server/start-error.ts';

const PORT_RULE = 'must be a whole number from 0 to 65535';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const port = z
  .string()
  .regex(/^\d{1,5}$/, PORT_RULE)
  .transform(Number)
  .refine((value) => value <= 65_535, PORT_RULE);

const origin = z
  .string()
  .refine(isOrigin, 'must be an address such as https://example.org without a path');

const folder = z.string().transform((value) => resolve(value));

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
  TRUST_PROXY: z.enum(['true', 'false'], 'must be true or false').default('false'),
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
  return `${name} ${issue?.message ?? 'is wrong'}, but it is "${given[name] ?? ''}".`;
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && (url.origin === value || `${url.origin}/` === value);
}
