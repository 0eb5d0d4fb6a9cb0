import { inGerman, inShort } from './declaration-texts.ts';
import { readLog, ROWS_ON_A_PAGE } from '../log/log.ts';
import { officeLog } from '../log/log-table.ts';
import { actionNames, logTexts as texts } from '../log/texts.ts';
import type { Database } from '../../server/database/database.ts';
import { count, eq, sql } from '../../server/database/drizzle.ts';
import type { DeskPorts } from './ports.ts';
import type { MakeScreen, Marked } from './screen.ts';
import { deskTexts } from './texts.ts';

const { log: words } = deskTexts;
const LARGEST_ID = 2_147_483_647;

/** Whether every line still is what was written, and the first that is not. */
async function verdictOn({ drizzle }: Database): Promise<Marked> {
  const { rows } = await drizzle.execute<{ id: number | null }>(
    sql`select office.changed_log_line() as id`,
  );
  const id = rows[0]?.id ?? null;
  if (id === null) {
    const [all] = await drizzle.select({ number: count() }).from(officeLog);
    return { text: words.whole(all?.number ?? 0), kind: 'good' };
  }
  const [line] = await drizzle.select().from(officeLog).where(eq(officeLog.id, id));
  return { text: words.changed(inGerman((line?.at ?? new Date(0)).toISOString())), kind: 'alarm' };
}

/** Who did or looked at what, checked for changes that were made past the office. */
export function logScreen({ platform: { database } }: DeskPorts): MakeScreen {
  return async (_reader, { query }) => {
    const before = Number(query['vor']);
    const isPlace = Number.isInteger(before) && before > 0 && before <= LARGEST_ID;
    const lines = await readLog(database, isPlace ? before : undefined);
    const last = lines.at(-1);
    return {
      title: texts.title,
      lead: texts.lead,
      said: await verdictOn(database),
      parts: [
        {
          table: {
            columns: [texts.when, texts.who, texts.what, texts.about],
            rows: lines.map(({ at, userName, what, about }) => [
              inShort(at.toISOString()),
              userName,
              actionNames[what] ?? words.actions[what] ?? what,
              about ?? '',
            ]),
          },
        },
        {
          words: [
            ...(lines.length === ROWS_ON_A_PAGE && last
              ? [{ text: texts.older, to: `/admin/protokoll?vor=${String(last.id)}` }]
              : []),
            ...(last ? [] : [texts.empty]),
          ],
        },
      ],
    };
  };
}
