import { domainToASCII, domainToUnicode } from 'node:url';
import type { SQL } from 'drizzle-orm';
import { sql } from '#server/database/drizzle.ts';
import type { PersonalData } from '#server/feature.ts';
import { readReports } from './declaration-reports.ts';
import { declaredIn, titleOf } from './kinds.ts';
import { isOver } from './retention.ts';
import { keptTexts } from './texts.ts';
import { keptYears } from './settings.ts';

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
      facts: {
        ...{ ...report, id: undefined, jobId: undefined, keptHere: undefined },
        type: titleOf(report.type),
        content: Object.fromEntries(
          declaredIn(report.type, report.content).map(({ label, value }) => [label, value]),
        ),
        givenUpAt: report.givenUpAt ?? undefined,
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
