import { setTimeout as delay } from 'node:timers/promises';
import type { TeamChat } from '#server/chat/chat-message.ts';
import type { Database } from '#server/database/database.ts';
import { and, eq, isNull } from '#server/database/drizzle.ts';
import type { Channel } from '#features/declarations/server/channels.ts';
import type {
  AnyKind,
  DeclarationContent,
  StoredDeclaration,
} from '#features/declarations/server/declaration-kind.ts';
import {
  declarations,
  type DeclarationRow,
} from '#features/declarations/server/declarations-table.ts';
import type { Mailer } from '#server/mail/email.ts';
import type { SiteFacts } from '#server/site-facts.ts';

export interface DeliveryOptions {
  readonly database: Database;
  readonly kinds: readonly AnyKind[];
  readonly mailer: Mailer;
  readonly chat: TeamChat;
  readonly site: SiteFacts;
}

const DONE_AT = {
  'notify-team': 'teamNotifiedAt',
  'send-confirmation': 'confirmationSentAt',
} as const satisfies Record<Channel, keyof DeclarationRow>;

/**
 * Carries one declaration on by one channel, unless that has happened already. A crash between
 * sending and noting it leads to a repeat, which the same Message-ID or reference gives away.
 *
 * @returns whether something was sent.
 * @throws when it could not be delivered; nothing is noted then.
 */
export async function deliver(
  options: DeliveryOptions,
  channel: Channel,
  reference: string,
): Promise<boolean> {
  const { drizzle } = options.database;
  const doneAt = DONE_AT[channel];
  const [row] = await drizzle
    .select()
    .from(declarations)
    .where(eq(declarations.reference, reference));
  // Deleted by the operator, or delivered by a job that was repeated although it had succeeded.
  if (row?.[doneAt] !== null) return false;
  const kind = options.kinds.find(({ type }) => type === row.type);
  if (kind === undefined) throw new Error(`Nobody here knows declarations of type ${row.type}.`);
  const stored = row as unknown as StoredDeclaration<DeclarationContent>;
  if (channel === 'notify-team') {
    await options.chat.post(kind.teamNote(stored), `${reference}.chat`);
  } else {
    await options.mailer.send({
      ...kind.confirmation(stored, options.site),
      to: stored.content.email,
      messageId: `<${reference}.confirmation@${options.site.host}>`,
      fileName: reference,
    });
  }
  await noteDelivered(options.database, row.id, doneAt);
  return true;
}

// What was sent is worth some patience: as long as it is not noted it would be sent again.
const PAUSE_MS = 500;
const MOST_TRIES = 60;

async function noteDelivered(
  { drizzle }: Database,
  id: string,
  doneAt: (typeof DONE_AT)[Channel],
): Promise<void> {
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
