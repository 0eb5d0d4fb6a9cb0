import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/database/database.ts';
import { and, eq, isNull } from '#server/database/drizzle.ts';
import { hashKey } from '#server/database/secrets.ts';
import type { Platform } from '#server/feature.ts';
import type { Worker } from '#server/jobs/jobs.ts';
import { withCheckCode } from './check-code.ts';
import { declarations, type StoredDeclaration } from './declarations-table.ts';
import type { AnyDeclaration } from './kind.ts';
import { kindOf } from './kinds.ts';

/** The two jobs of every stored declaration: a note in the team's chat, and a mail to the sender. */
export const DELIVERIES = ['notify-team', 'send-confirmation'] as const;

export type Delivery = (typeof DELIVERIES)[number];

const DONE_AT = {
  'notify-team': 'teamNotifiedAt',
  'send-confirmation': 'confirmationSentAt',
} as const satisfies Record<Delivery, keyof StoredDeclaration>;

type Send = (stored: StoredDeclaration<AnyDeclaration>) => Promise<void>;

/** Makes the workers of both jobs. */
export function deliveryWorkers(platform: Platform): Readonly<Record<Delivery, Worker>> {
  const { chat, mailer, facts, database } = platform;
  const notifyTeam: Send = (stored) =>
    chat.post(kindOf(stored.type).teamNote(stored), `${stored.reference}.chat`);
  const sendConfirmation: Send = async (stored) =>
    mailer.send({
      ...withCheckCode(
        kindOf(stored.type).confirmation(stored, facts.site),
        await hashKey(database),
      ),
      to: stored.declaration.email,
      messageId: `<${stored.reference}.confirmation@${facts.site.host}>`,
      fileName: stored.reference,
    });
  return {
    'notify-team': ({ reference }) => deliver(database, 'notify-team', reference, notifyTeam),
    'send-confirmation': ({ reference }) =>
      deliver(database, 'send-confirmation', reference, sendConfirmation),
  };
}

/**
 * Delivers one declaration unless that has happened already. A crash between sending and noting it
 * leads to a repeat, which the same Message-ID or reference gives away.
 */
async function deliver(
  database: Database,
  job: Delivery,
  reference: string,
  send: Send,
): Promise<boolean> {
  const [stored] = await database.drizzle
    .select()
    .from(declarations)
    .where(eq(declarations.reference, reference));
  // Deleted by the operator, or delivered by a job that was repeated although it had succeeded.
  if (stored?.[DONE_AT[job]] !== null) return false;
  await send(stored as StoredDeclaration<AnyDeclaration>);
  await noteDelivered(database, stored.id, job);
  return true;
}

// What was sent is worth some patience: as long as it is not noted it would be sent again.
const PAUSE_MS = 500;
const MOST_TRIES = 60;

async function noteDelivered({ drizzle }: Database, id: string, job: Delivery): Promise<void> {
  const doneAt = DONE_AT[job];
  const now = new Date();
  for (let tries = 1; ; tries += 1) {
    try {
      await drizzle
        .update(declarations)
        .set({ [doneAt]: now })
        .where(and(eq(declarations.id, id), isNull(declarations[doneAt])));
      return;
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await delay(PAUSE_MS);
    }
  }
}
