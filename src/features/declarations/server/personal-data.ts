import { domainToASCII, domainToUnicode } from 'node:url';
import type { SQL } from 'drizzle-orm';
import { sql } from '#server/database/drizzle.ts';
import type { PersonalData } from '#server/feature.ts';
import { readReports } from './declaration-reports.ts';
import { DELIVERIES } from './deliver.ts';
import { declaredIn, titleOf, kinds } from './kinds.ts';
import { keptTexts } from './texts.ts';
import { keptYears } from './settings.ts';
import type { Drizzle } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import { referenceOf, removeCaptured } from '#server/captured-messages.ts';
import type { RetentionRule } from '#server/retention/retention.ts';

// A declaration is a business letter, also where the operator has turned erasing off (§ 257 HGB).
const YEARS_BY_LAW = 6;

/** SQL over the table: made with this address; capitals do not count, nor how umlauts are written. */
export function madeBy(address: string): SQL {
  const at = address.lastIndexOf('@') + 1;
  const [local, domain] = [address.slice(0, at), address.slice(at)];
  const forms = [address, local + domainToASCII(domain), local + domainToUnicode(domain)];
  const lower = forms.map((form) => sql`lower(${form})`);
  return sql`lower(content ->> 'email') in (${sql.join(lower, sql`, `)})`;
}

/** What is stored about people who have declared something. */
export const personalData: PersonalData = {
  find: async ({ database }, address) => {
    const reports = await readReports(database.drizzle, madeBy(address));
    return reports.map((report) => ({
      what: 'declaration',
      details: {
        ...report,
        id: undefined,
        jobId: undefined,
        keptHere: undefined,
        type: titleOf(report.type),
        content: Object.fromEntries(
          declaredIn(report.type, report.content).map(({ label, value }) => [label, value]),
        ),
        givenUpAt: report.givenUpAt ?? undefined,
        // What only became a file was never sent to anybody.
        deliveries: Object.fromEntries(
          DELIVERIES.map((name) => [
            name,
            report.keptHere.includes(name)
              ? { ...report.deliveries[name], state: 'kept here' }
              : report.deliveries[name],
          ]),
        ),
      },
      references: [report.reference],
    }));
  },
  erase: async ({ env }, tx, address) => {
    const years = keptYears(env) || YEARS_BY_LAW;
    const { rowCount } = await tx.execute(
      sql`delete from declarations where ${madeBy(address)} and ${isOver(years, new Date())}`,
    );
    const hashes = await tx.execute(sql`
      update declarations set client_hash = null
      where ${madeBy(address)} and client_hash is not null
    `);
    const notes = await tx.execute(sql`
      delete from declaration_notes where declaration_id in (
        select id from declarations where ${madeBy(address)}
      )
    `);
    const kept = await tx.execute<{ reference: string; last: number }>(sql`
      select reference,
        extract(year from received_at at time zone 'Europe/Berlin')::int + ${years}::int as last
      from declarations where ${madeBy(address)} order by received_at
    `);
    return {
      erased: {
        declarations: rowCount ?? 0,
        'network hashes': hashes.rowCount ?? 0,
        'notes of the team': notes.rowCount ?? 0,
      },
      kept: kept.rows.map(({ reference, last }) => ({
        sentence: `Kept: ${reference}, until the end of ${last}, as a business letter and to defend claims (Art. 17 (3) (b), (e) GDPR; § 257 HGB; §§ 195, 199 BGB).`,
        inWords: keptTexts.declaration(reference, last),
      })),
    };
  },
};

/**
 * Declarations are erased, with their captured messages, when so many full years have passed after
 * the year in which they were received (§§ 195, 199 BGB count like that). Whether they were
 * delivered makes no difference. With 0 years nothing is ever due.
 */
export function declarationRetention(env: Pick<Env, 'given' | 'dataDir'>): RetentionRule[] {
  const years = keptYears(env);
  return [
    {
      table: 'declarations',
      time: 'received_at',
      hasClientHash: true,
      isDue: (now) => (years === 0 ? sql`false` : isOver(years, now)),
      // Files first: a row whose files are gone is found again after a crash.
      beforeErasing: async (tx, ids) => {
        const { rows } = await tx.execute<{ reference: string }>(
          sql`select reference from declarations where id = any(${sql.param(ids)}::uuid[])`,
        );
        const references = rows.map(({ reference }) => reference);
        await removeCaptured(env.dataDir, references);
      },
    },
  ];
}

/** SQL over the table: received before the last so many full years in German time. */
const isOver = (years: number, now: Date): SQL => sql`(
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
    select reference from declarations
    where reference = any(${sql.param(ours.map(referenceOf))}::text[])
  `);
  const known = new Set(rows.map(({ reference }) => reference));
  return ours.filter((name) => !known.has(referenceOf(name) ?? ''));
}
