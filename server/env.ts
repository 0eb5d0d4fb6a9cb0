import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { errorCode } from '#lib/errors.ts';
import { isRecipient } from '#server/backups/encryption.ts';
import { OperatorError } from '#server/operator-error.ts';
import { closestMatch } from 'leven';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

// Addresses that hold a password or are one.
const SECRETS: ReadonlySet<string> = new Set(['DATABASE_URL', 'SMTP_URL', 'SLACK_WEBHOOK_URL']);

const PORT_RULE = 'must be a whole number from 0 to 65535';
const COUNT_RULE = 'must be a whole number from 1 to 999999';
const HOST_RULE = 'must be names such as www.example.org, without a scheme and a port';
const PROXIES_RULE = 'must be true, false or the number of proxies from 0 to 9';
const COPY_RULE =
  'must be a folder such as /mnt/elsewhere, or a command such as rclone copy {} remote:site';
const MAILBOX_RULE = 'must be an address such as Name <name@example.org>';

/** A port; 0 lets the system choose. */
const port = z
  .string()
  .regex(/^\d{1,5}$/, PORT_RULE)
  .transform(Number)
  .refine((value) => value <= 65_535, PORT_RULE);

/** Where a server listens; only this machine reaches it when left out. */
const ownHost = z
  .string()
  .regex(/^[\w.:-]+$/, 'must be a host name or an address')
  .default('127.0.0.1');

/** A whole number above 0. */
const positive = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, COUNT_RULE)
  .transform(Number);

/** A whole number of years, seconds or the like; 0 is allowed. */
export const wholeNumber = (unit: string) =>
  z
    .string()
    .regex(/^\d{1,2}$/, `must be a whole number of ${unit} from 0 to 99`)
    .transform(Number);

/** An origin such as `https://example.org`. */
const origin = z
  .string()
  .refine(isOrigin, 'must be an address such as https://example.org without a path');

/** Number of proxies in front: `false` or nothing for 0, `true` for 1, or the number itself. */
const proxies = z
  .string()
  .default('false')
  .transform((value) => ({ false: '0', true: '1' })[value] ?? value)
  .pipe(z.string().regex(/^\d$/, PROXIES_RULE).transform(Number));

/** `on` or `off`, and `on` when left out. */
const onOff = z
  .enum(['on', 'off'], 'must be on or off')
  .default('on')
  .transform((value) => value === 'on');

/** A folder, made absolute. */
const folder = z.string().transform((value) => resolve(value));

/** An e-mail address, with or without a name in front. */
const mailbox = z
  .string()
  .regex(/^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, MAILBOX_RULE);

/** Several origins, separated by blanks or commas; none when left out. */
const origins = z
  .string()
  .default('')
  .transform(splitList)
  .pipe(z.array(origin.transform((value) => new URL(value).origin)));

/** Several host names without a port, separated by blanks or commas; none when left out. */
const hosts = z
  .string()
  .default('')
  .transform((value) => splitList(value.toLowerCase()))
  .pipe(z.array(z.string().regex(/^[\w.-]+$/, HOST_RULE)));

/** Several public keys, separated by blanks or commas; none when left out. */
const recipients = z
  .string()
  .default('')
  .transform(splitList)
  .pipe(z.array(z.string().refine(isRecipient, 'must be a public key such as age1…')));

/** Every variable that the server reads, as `.env.example` explains them. */
const variables = z.object({
  HOST: ownHost,
  /** 0 lets the system choose. */
  PORT: port.default(3000),
  /** The port above `PORT` when left out. */
  ADMIN_PORT: port.optional(),
  SITE_URL: origin.optional(),
  /** Where the office listens; the site itself reads none of these three. */
  OFFICE_HOST: ownHost,
  OFFICE_PORT: port.default(3002),
  /** Address under which people reach the office; made of the two when left out. */
  OFFICE_URL: origin.optional(),
  /** Folder for everything that must survive a restart. */
  DATA_DIR: folder.default(resolve('data')),
  /** Folder of the finished build. */
  DIST_DIR: folder.default(resolve('dist')),
  /** In production the embedded database must be asked for. */
  DATABASE: z
    .enum(['embedded'], 'must be embedded, or left out for the one in DATABASE_URL')
    .optional(),
  NODE_ENV: z.string().optional(),
  /** The embedded database when left out. */
  DATABASE_URL: address(
    /^postgres(?:ql)?:\/\//,
    'postgres://user:password@host/database',
  ).optional(),
  SMTP_URL: address(/^smtps?:\/\/[^/]/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: mailbox.optional(),
  /** Backend of the browser client, for the build alone; the site itself when left out. */
  PUBLIC_BACKEND_URL: address(/^https?:\/\//, 'https://backend.example.org').optional(),
  SLACK_WEBHOOK_URL: address(/^https?:\/\//, 'https://hooks.slack.com/services/…').optional(),
  /** Origins of other sites whose pages may send declarations. */
  ALLOWED_ORIGINS: origins,
  /** Further names, without a port, under which the site is reached. */
  ALLOWED_HOSTS: hosts,
  /** Declarations from one network in ten minutes, from which on further ones are marked. */
  RATE_LIMIT: positive.default(60),
  /** Delay before the first repeat of a failed delivery. */
  RETRY_SECONDS: positive.default(10),
  /** Whether this server delivers and does what is scheduled; one that does not only takes and stores. */
  WORKERS: onOff,
  /** Public keys that backups are encrypted to, unless the command names others. */
  BACKUP_RECIPIENT: recipients,
  /** A folder on another disk, or a command with `{}` in place of the file, that each backup is copied by. */
  BACKUP_COPY: z
    .string()
    .regex(/^\/|\{\}/, COPY_RULE)
    .optional(),
  /** How many proxies in front of the server may say who the client is. */
  TRUST_PROXY: proxies,
  /** How long a server that gets SIGTERM still takes requests. */
  STOP_GRACE_SECONDS: wholeNumber('seconds').default(5),
  /** How many listening sockets systemd passes on, and to which process (sd_listen_fds(3)); nobody else sets these. */
  LISTEN_FDS: z.string().optional(),
  LISTEN_PID: z.string().optional(),
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
} & {
  readonly adminPort: number;
  /** As they were given, without empty ones; a feature reads its own there. */
  readonly given: Given;
};

/** Variables of a feature, by their names. */
export type Settings = z.ZodObject;

type Given = Readonly<Record<string, string | undefined>>;

/**
 * Checks the variables; an empty value counts as not set.
 *
 * @param features What they declare is checked as well.
 * @throws OperatorError with one sentence that names the first wrong variable.
 */
export function readEnv(
  features: readonly { readonly settings?: Settings }[] = [],
  source: NodeJS.ProcessEnv = process.env,
): Env {
  const given: Given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== ''),
  );
  const ofFeatures = features.flatMap(({ settings }) => settings ?? []);
  const known = [variables, ...ofFeatures].flatMap(({ shape }) => Object.keys(shape));
  refuseSimilarSettings(Object.keys(given), known);
  const checked = check(variables, given);
  for (const settings of ofFeatures) check(settings, given);
  refuseUnnamedDatabase(checked);
  refuseUnnamedSite(checked);
  const values = Object.entries(checked).map(([name, value]) => [camelCase(name), value]);
  // `Env` is made of the same names in the same way.
  const env = Object.fromEntries(values) as Env;
  return { ...env, adminPort: checked.ADMIN_PORT ?? adminPortBeside(env.port), given };
}

function check<Schema extends Settings>(schema: Schema, given: Given): z.output<Schema> {
  const { data, error } = schema.safeParse(given);
  if (error === undefined) return data;
  const setting = String(error.issues[0]?.path[0]);
  throw new OperatorError(sentenceOf(error, setting, given), { setting });
}

// An empty one that nobody meant would take declarations, and be what is backed up.
function refuseUnnamedDatabase({ DATABASE, DATABASE_URL, NODE_ENV }: Variables): void {
  if (DATABASE !== undefined && DATABASE_URL !== undefined) {
    throw new OperatorError(
      'DATABASE=embedded and DATABASE_URL exclude each other; leave one out.',
    );
  }
  if (NODE_ENV === 'production' && DATABASE === undefined && DATABASE_URL === undefined) {
    throw new OperatorError(
      'DATABASE_URL is not set. Name a PostgreSQL there, or set DATABASE=embedded for one in DATA_DIR.',
      { setting: 'DATABASE_URL' },
    );
  }
}

// Links in mails confirm and unsubscribe, so the words of an editor must not decide where they lead.
function refuseUnnamedSite({ NODE_ENV, SITE_URL }: Variables): void {
  if (NODE_ENV !== 'production' || SITE_URL !== undefined) return;
  throw new OperatorError(
    'SITE_URL is not set. Name the public address of the site there, such as https://example.org.',
    { setting: 'SITE_URL' },
  );
}

/**
 * Creates the data folder when it is missing.
 *
 * @throws OperatorError when the server could not write into it.
 */
export function prepareDataFolder(path: string): void {
  try {
    // The database's user must be able to pass through; each folder inside keeps its own secrets.
    makeFolder(path, process.getuid?.() === 0 ? 0o711 : 0o700);
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const code = errorCode(cause) || String(cause);
    throw new OperatorError(
      `DATA_DIR must be a folder that can be written, but ${path} cannot (${code}).`,
      { cause },
    );
  }
}

/** Like `mkdir -p`; Node's own never ends below a folder such as /proc, where nothing can be made. */
function makeFolder(path: string, mode: number): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
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
    { setting: 'ADMIN_PORT' },
  );
}

function sentenceOf(error: z.ZodError, name: string, given: Given): string {
  const rule = error.issues[0]?.message ?? 'is wrong';
  if (SECRETS.has(name)) return `${name} ${rule}; its value is kept secret here.`;
  return `${name} ${rule}, but it is "${given[name] ?? ''}".`;
}

/** An address that begins like this. */
function address(beginning: RegExp, example: string) {
  const isAddress = (value: string): boolean =>
    URL.canParse(value) && beginning.test(new URL(value).href);
  return z.string().refine(isAddress, `must be an address such as ${example}`);
}

function splitList(value: string): string[] {
  return value.split(/[\s,]+/).filter((item) => item !== '');
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && (url.origin === value || `${url.origin}/` === value);
}

/** Settings of ours that the server itself does not read: those of builds, of Compose and of the office. */
const READ_ELSEWHERE = [
  'REVIEWS_WIDGET_URL',
  'CONTENT_DIR',
  'PICTURES',
  'CATALOGUE',
  'TRIAL',
  'SECOND_PORT',
  'PUBLIC_BACKEND_ANON_KEY',
  'POSTGRES_PASSWORD',
  'DKIM_SELECTOR',
];

// Below this, names of other programs come too close, as HOME to HOST.
const LETTERS_PER_MISTAKE = 6;

/**
 * A typing mistake in the name of a setting must not count as a setting that was left out: with `DATABSE_URL`
 * an empty database would be used, and the next backup would hold nothing.
 *
 * @throws OperatorError naming the right one.
 */
function refuseSimilarSettings(given: readonly string[], known: readonly string[]): void {
  const ours = [...known, ...READ_ELSEWHERE];
  for (const name of given) {
    if (ours.includes(name)) continue;
    const meant = similarOf(name.toUpperCase(), ours);
    if (meant === undefined) continue;
    throw new OperatorError(
      `${name} is no setting of this site. Did you mean ${meant}? If another program needs it, start the site without it.`,
      { setting: name },
    );
  }
}

function similarOf(name: string, ours: readonly string[]): string | undefined {
  const maxDistance = Math.floor(name.length / LETTERS_PER_MISTAKE);
  const lettersOf = (word: string) => Array.from(word).sort().join('');
  return (
    (maxDistance > 0 ? closestMatch(name, ours, { maxDistance }) : undefined) ??
    // Two letters that changed places are two mistakes for the distance.
    ours.find((one) => lettersOf(one) === lettersOf(name)) ??
    // One word alone is too common, as DATABASE or PUBLIC.
    (name.includes('_') ? ours.find((one) => one.startsWith(`${name}_`)) : undefined)
  );
}
