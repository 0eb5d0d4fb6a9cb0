import { deliveryStatus } from '../../src/features/declarations/server/declaration-reports.ts';
import { mailStatus } from '../../src/features/newsletter/server/request-mails.ts';
import { lastBackup } from '../../server/backups/backup.ts';
import { sql } from '../../server/database/drizzle.ts';
import type { CommandContext } from '../../server/feature.ts';
import { diskSpace, type Deliveries, type DiskSpace } from '../../server/health/status.ts';
import { GRACE_DAYS, readRetention } from '../../server/retention/retention.ts';
import { rulesOf } from '../../server/retention/scheduled-erasure.ts';

/** What the public server says of itself. */
interface ServerWords {
  /** Codes as `/readyz` names them; empty when all is well. */
  readonly reasons: readonly string[];
  /** Since when it runs; undefined when its figures do not say. */
  readonly startedAt: Date | undefined;
  /** What it has sent since then, by outcome. */
  readonly sent: { readonly delivered: number; readonly failed: number };
}

interface Erasing {
  /** Why nothing is erased; null when all is well. */
  readonly held: string | null;
  /** Rows that are marked, by table. */
  readonly marked: Readonly<Record<string, number>>;
  /** Days that have to be counted before the first of them go; undefined when nothing is marked. */
  readonly nextInDays: number | undefined;
}

/** The state of the site at one moment, as the office finds it. */
export interface Health {
  /** Undefined when the public server does not answer on this machine. */
  readonly server: ServerWords | undefined;
  /** Undefined while the database is away. */
  readonly deliveries: Deliveries | undefined;
  readonly erasing: Erasing | undefined;
  readonly backupAt: Date | undefined;
  readonly disk: DiskSpace;
  /** Host of the mail server; undefined when mails are only written to files. */
  readonly mailHost: string | undefined;
  readonly hasChat: boolean;
}

// Somebody waits for the page, so a server that does not answer within this time counts as away.
const PATIENCE_MS = 3000;

/** Looks at the public server, the database and the disk; never throws for what is away. */
export async function readHealth(platform: CommandContext): Promise<Health> {
  const { env, database } = platform;
  const [server, deliveries, erasing, backupAt, disk] = await Promise.all([
    askServer(env.adminPort),
    readDeliveries(platform).catch(() => undefined),
    readErasing(platform).catch(() => undefined),
    lastBackup(database.drizzle).catch(() => undefined),
    diskSpace(env.dataDir),
  ]);
  return {
    server,
    deliveries,
    erasing,
    backupAt,
    disk,
    mailHost: env.smtpUrl === undefined ? undefined : new URL(env.smtpUrl).hostname,
    hasChat: env.slackWebhookUrl !== undefined,
  };
}

async function readDeliveries({ database }: CommandContext): Promise<Deliveries> {
  const [declarations, newsletter] = await Promise.all([
    deliveryStatus(database),
    mailStatus(database),
  ]);
  return { declarations, newsletter };
}

async function readErasing({ database, features, env }: CommandContext): Promise<Erasing> {
  const rules = rulesOf(features, env);
  const { held, marked, days } = await readRetention(database.drizzle, rules);
  const oldest: number[] = [];
  for (const table of Object.keys(marked)) {
    const { rows } = await database.drizzle.execute<{ day: number | null }>(
      sql`select min(marked_on)::int as day from ${sql.identifier(table)}`,
    );
    const day = rows[0]?.day;
    if (typeof day === 'number') oldest.push(day);
  }
  const nextInDays =
    oldest.length === 0 ? undefined : Math.max(0, Math.min(...oldest) + GRACE_DAYS - days);
  return { held, marked, nextInDays };
}

async function askServer(port: number): Promise<ServerWords | undefined> {
  const ask = (path: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  try {
    const ready = (await (await ask('/readyz')).json()) as { reasons?: unknown };
    const figures = await (await ask('/metrics')).text();
    const reasons = Array.isArray(ready.reasons) ? ready.reasons.map(String) : [];
    return { reasons, ...figuresIn(figures) };
  } catch {
    // Stopped, on another machine, or something else has its port: all of that is "no answer".
    return undefined;
  }
}

/** The few figures of Prometheus' text format that the page tells. */
function figuresIn(text: string): Omit<ServerWords, 'reasons'> {
  const started = Number(/^process_start_time_seconds (\S+)$/mu.exec(text)?.[1]);
  const of = (outcome: string): number =>
    text
      .split('\n')
      .filter((line) => line.startsWith('deliveries_attempted_total{'))
      .filter((line) => line.includes(`outcome="${outcome}"`))
      .reduce((all, line) => all + Number(line.split(' ').at(-1)), 0);
  return {
    startedAt: Number.isFinite(started) ? new Date(started * 1000) : undefined,
    sent: { delivered: of('delivered'), failed: of('failed') },
  };
}
