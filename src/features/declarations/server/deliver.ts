import { setTimeout as delay } from 'node:timers/promises';
import type { AnyDeclaration } from '#lib/declaration.ts';
import { fieldsOf } from '#lib/records.ts';
import type { Database } from '#server/database/database.ts';
import { and, asc, eq, inArray, isNull, notInArray, sql } from '#server/database/drizzle.ts';
import { hashKey } from '#server/database/secrets.ts';
import type { Platform } from '#server/feature.ts';
import type { Ending, Worker } from '#server/jobs/jobs.ts';
import { withCheckCode, confirmationMail } from './confirmation.ts';
import { declarations, type StoredDeclaration } from './declarations-table.ts';
import { kindOf, readStored } from './kinds.ts';
import { chatTexts } from './texts.ts';

/** The two jobs of every stored declaration: a note in the team's chat, and a mail to the sender. */
export const DELIVERIES = ['notify-team', 'send-confirmation'] as const;

export type Delivery = (typeof DELIVERIES)[number];

/** The column that says when a delivery was done. */
export const DONE_AT = {
  'notify-team': 'teamNotifiedAt',
  'send-confirmation': 'confirmationSentAt',
} as const satisfies Record<Delivery, keyof StoredDeclaration>;

type Stored = StoredDeclaration<AnyDeclaration>;

// What mail servers take without complaint.
const MOST_IN_ONE_MAIL = 100;
// More that differ behind a plus alone are a flood for one mailbox.
const MOST_ADDRESSES = 3;

/** Makes the workers of both jobs. */
export function deliveryWorkers({
  chat,
  mailer,
  facts,
  database,
  env,
}: Platform): Readonly<Record<Delivery, Worker>> {
  return {
    'notify-team': ({ reference }) =>
      deliver(
        database,
        'notify-team',
        reference,
        async ([{ type, reference: name }, ...others]) => {
          const where = env.officeUrl ? chatTexts.desk(env.officeUrl, name) : chatTexts.inOffice;
          const number = others.length;
          const title =
            number === 0 ? kindOf(type).chatTitle(name) : chatTexts.several(name, number);
          await chat.post({ title, where }, `${name}.chat`);
          return chat.isCapturing;
        },
      ),
    'send-confirmation': ({ reference }) =>
      deliver(database, 'send-confirmation', reference, async (several) => {
        const mail = confirmationMail(several, facts().site);
        await mailer.send({ ...mail, ...withCheckCode(mail, await hashKey(database)) });
        return mailer.isCapturing;
      }),
  };
}

/**
 * Delivers one declaration, and those that are confirmed with it, unless that has happened already.
 * A crash between sending and noting it leads to a repeat, which the same Message-ID or reference
 * gives away. One address that is refused for ever keeps no other from its mail.
 *
 * @param send Resolves with whether it only became a file on this machine.
 */
async function deliver(
  database: Database,
  job: Delivery,
  reference: string,
  send: (several: readonly [Stored, ...Stored[]]) => Promise<boolean>,
): Promise<boolean> {
  const refused: string[] = [];
  let refusal: Error | undefined;
  for (let isSent = false; ;) {
    // Again and again, because somebody may have joined while it went out.
    const several = await undelivered(database, job, reference, refused);
    const [first, ...others] = several;
    if (first === undefined && refusal !== undefined) throw refusal;
    // Deleted by the operator, or delivered by a job that was repeated although it had succeeded.
    if (first === undefined) return isSent;
    try {
      const isKept = await send([first, ...others]);
      await noteDelivered(database, several, job, isKept);
      isSent = true;
    } catch (error) {
      const isRefused = fieldsOf(error)['ending'] === ('refused' satisfies Ending);
      if (!isRefused || !(error instanceof Error)) throw error;
      refused.push(...several.map(({ id }) => id));
      refusal = error;
    }
  }
}

async function undelivered(
  { drizzle }: Database,
  job: Delivery,
  reference: string,
  refused: readonly string[],
): Promise<Stored[]> {
  const [one] = await drizzle
    .select()
    .from(declarations)
    .where(eq(declarations.reference, reference));
  if (one === undefined) return [];
  const { id, confirmedWith, givenUpAt, receivedAt } = declarations;
  const several = await drizzle
    .select()
    .from(declarations)
    .where(
      and(
        one.confirmedWith === null ? eq(id, one.id) : eq(confirmedWith, one.confirmedWith),
        notInArray(id, [...refused]),
        isNull(givenUpAt),
        isNull(declarations[DONE_AT[job]]),
      ),
    )
    .orderBy(asc(receivedAt))
    .limit(MOST_IN_ONE_MAIL);
  const found = several.map(asRead);
  return job === 'send-confirmation' ? toOneAddress(found) : found;
}

/** Those that the first of several mails confirms: where a host knows no plus, each address is somebody else's. */
function toOneAddress(several: readonly Stored[]): Stored[] {
  const addressOf = ({ declaration }: Stored) => declaration.email.toLowerCase();
  const [first, ...others] = new Set(several.map(addressOf));
  return several.filter((one) => others.length >= MOST_ADDRESSES || addressOf(one) === first);
}

const asRead = (row: StoredDeclaration): Stored => ({
  ...row,
  declaration: readStored(row.type, row.declaration),
});

// What was sent is worth some patience: as long as it is not noted it would be sent again.
const PAUSE_MS = 500;
const MOST_TRIES = 60;

async function noteDelivered(
  { drizzle }: Database,
  several: readonly Stored[],
  job: Delivery,
  isKept: boolean,
): Promise<void> {
  const doneAt = DONE_AT[job];
  const others = sql`array_remove(${declarations.keptHere}, ${job})`;
  const keptHere = isKept ? sql`array_append(${others}, ${job})` : others;
  const ids = several.map(({ id }) => id);
  const now = new Date();
  for (let tries = 1; ; tries += 1) {
    try {
      await drizzle
        .update(declarations)
        .set({ [doneAt]: now, keptHere })
        .where(and(inArray(declarations.id, ids), isNull(declarations[doneAt])));
      return;
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await delay(PAUSE_MS);
    }
  }
}
