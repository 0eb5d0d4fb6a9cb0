import type { SQL } from 'drizzle-orm';
import type { Drizzle } from '#server/database/database.ts';
import { and, isNotNull, lt, sql } from '#server/database/drizzle.ts';
import type { Env } from '#server/env.ts';
import type { Platform } from '#server/feature.ts';
import { HOURLY, type ScheduledJob } from '#server/jobs/jobs.ts';
import { referenceOf, removeFromOutbox } from '#server/outbox.ts';
import type { RetentionRule } from '#server/retention/retention.ts';
import { declarations } from './declarations-table.ts';
import { kinds } from './kinds.ts';
import { keptYears } from './settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Declarations are erased, with their files in the outbox, when so many full years have passed after
 * the year in which they were received (§§ 195, 199 BGB count like that). Whether they were
 * delivered makes no difference. With 0 years nothing is ever due.
 */
export function declarationRetention(env: Pick<Env, 'given' | 'dataDir'>): RetentionRule[] {
  const years = keptYears(env);
  return [
    {
      table: 'declarations',
      time: 'received_at',
      isDue: (now) => (years === 0 ? sql`false` : isOver(years, now)),
      // Files first: a row whose files are gone is found again after a crash.
      beforeErasing: async (tx, ids) => {
        const { rows } = await tx.execute<{ reference: string }>(sql`
          select reference from declarations
          where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
        `);
        const references = rows.map(({ reference }) => reference);
        await removeFromOutbox(env.dataDir, references);
      },
    },
  ];
}

/** SQL over the table: received before the last so many full years in German time. */
export const isOver = (years: number, now: Date): SQL => sql`(
  received_at < (
    date_trunc('year', ${now.toISOString()}::timestamptz at time zone 'Europe/Berlin')
      - make_interval(years => ${years})
  ) at time zone 'Europe/Berlin'
)`;

/** Those of these files that were written for a declaration that is no longer there. */
export async function orphanFiles(drizzle: Drizzle, names: readonly string[]): Promise<string[]> {
  const prefixes = Object.values(kinds).map(({ prefix }) => prefix);
  const ours = names.filter((name) => prefixes.includes(referenceOf(name)?.charAt(0) ?? ''));
  const { rows } = await drizzle.execute<{ reference: string }>(sql`
    select reference from declarations where reference in (
      select jsonb_array_elements_text(${JSON.stringify(ours.map(referenceOf))}::jsonb)
    )
  `);
  const known = new Set(rows.map(({ reference }) => reference));
  return ours.filter((name) => !known.has(referenceOf(name) ?? ''));
}

/** The limit needs minutes, and nothing else needs the hashes. */
export function forgetClients({ database }: Platform): ScheduledJob {
  const { clientHash, receivedAt } = declarations;
  return {
    name: 'forget-clients-of-declarations',
    cron: HOURLY,
    work: async () => {
      await database.drizzle
        .update(declarations)
        .set({ clientHash: null })
        .where(and(isNotNull(clientHash), lt(receivedAt, new Date(Date.now() - DAY_MS))));
    },
    failure: 'Old network hashes could not be emptied yet.',
  };
}
