import { inGerman, inShort } from '../german.ts';
import { officeLog } from '../log/log.ts';
import { actionNames, logTexts as texts } from '../log/texts.ts';
import type { Database } from '../../server/database/database.ts';
import { count, desc, eq, sql } from '../../server/database/drizzle.ts';
import type { DeskPorts } from './ports.ts';
import { alarm, good, type MakeScreen, type Marked } from './screen.ts';

const ROWS_ON_A_PAGE = 100;
const LARGEST_ID = 2_147_483_647;

/** The newest lines, or those before a given one; sorted by time, because a restore gives lines new numbers. */
const readLog = ({ drizzle }: Database, before?: number) => {
  const place = sql`(${officeLog.at}, ${officeLog.id})`;
  const isOlder =
    before === undefined
      ? undefined
      : sql`${place} < (select at, id from office.log where id = ${before})`;
  return drizzle
    .select()
    .from(officeLog)
    .where(isOlder)
    .orderBy(desc(officeLog.at), desc(officeLog.id))
    .limit(ROWS_ON_A_PAGE);
};

/** Whether every line still is what was written, and the first that is not. */
async function verdictOn({ drizzle }: Database): Promise<Marked> {
  const { rows } = await drizzle.execute<{ id: number | null }>(
    sql`select office.changed_log_line() as id`,
  );
  const id = rows[0]?.id ?? null;
  if (id === null) {
    const [all] = await drizzle.select({ number: count() }).from(officeLog);
    return good(texts.whole(all?.number ?? 0));
  }
  const [line] = await drizzle.select().from(officeLog).where(eq(officeLog.id, id));
  return alarm(texts.changed(inGerman(line?.at ?? new Date(0))));
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
              inShort(at),
              userName,
              actionNames[what] ?? what,
              about ?? '',
            ]),
          },
        },
        {
          words: [
            lines.length === ROWS_ON_A_PAGE &&
              last && { text: texts.older, to: `/admin/protokoll?vor=${String(last.id)}` },
            !last && texts.empty,
          ],
        },
      ],
    };
  };
}
