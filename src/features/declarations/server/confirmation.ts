import { createHmac } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { berlinMoment } from '#lib/berlin-time.ts';
import type { AnyDeclaration } from '#lib/declaration.ts';
import { lock, type Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import type { SiteFacts } from '#server/facts.ts';
import { QUEUE_SCHEMA } from '#server/jobs/jobs.ts';
import {
  layOutEmail,
  type EmailParts,
  type MailRow,
  withoutLinks,
  addLastParagraph,
  ZERO_WIDTH_SPACE,
} from '#server/mail/email-layout.ts';
import type { Email, EmailContent } from '#server/mail/mailer.ts';
import { spellOut } from '#server/reference.ts';
import { texts as receiptTexts } from '../form/texts.ts';
import type { StoredDeclaration } from './declarations-table.ts';
import { declaredIn, kindOf } from './kinds.ts';
import { bundleTexts, confirmationTexts as texts, signOff, checkCodeTexts } from './texts.ts';

/** How a new declaration will be confirmed. */
interface ConfirmationPlan {
  /** Null for deliveries of its own; otherwise the declaration whose jobs send one mail and one note for several. */
  readonly confirmedWith: string | null;
  /** Whether jobs have to be made for it, and how long these wait. */
  readonly hasJob: boolean;
  readonly waitSeconds: number;
}

/** How long the first one waits for others that are confirmed in the same mail. */
export const BUNDLE_SECONDS = 60 * 60;
const AT_ONCE = 3;
const AT_ONCE_HOURS = 24;

// Capitals do not count, nor what follows a plus: anna+1@ and anna+2@ are one mailbox.
const baseOf = (address: SQL) => sql`lower(regexp_replace(${address}, '\\+[^@]*@', '@'))`;
const hasAddress = (address: string) =>
  sql`${baseOf(sql`content ->> 'email'`)} = ${baseOf(sql`${address}::text`)}`;

/**
 * Three confirmations go to one address at once within 24 hours. Whatever comes after is confirmed
 * within an hour, all of it in one mail, so that nobody can flood others by way of our forms; the team's
 * chat is told likewise. Part of the transaction that stores the declaration.
 */
export async function planConfirmation(
  tx: Drizzle,
  { id, email, receivedAt }: { id: string; email: string; receivedAt: Date },
): Promise<ConfirmationPlan> {
  const now = sql`${receivedAt.toISOString()}::timestamptz`;
  const join = async (): Promise<ConfirmationPlan | undefined> => {
    // Locked, so that what goes out at this moment is noted before or finds the new row. Without both of its jobs
    // the first one would leave the new one behind.
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from declarations
      where ${hasAddress(email)} and confirmed_with = id
        and confirmation_sent_at is null and team_notified_at is null and given_up_at is null
        and received_at > ${now} - make_interval(secs => ${BUNDLE_SECONDS})
        and 2 = (select count(*) from ${sql.identifier(QUEUE_SCHEMA)}.job
          where job.id = declarations.id and state in ('created', 'retry', 'active'))
      order by received_at desc limit 1 for share
    `);
    return rows[0] && { confirmedWith: rows[0].id, hasJob: false, waitSeconds: 0 };
  };
  const joined = await join();
  if (joined !== undefined) return joined;
  // Only the first few wait for each other; a flood finds what they have begun.
  await lock(tx, `confirmation:${email.toLowerCase().replace(/\+[^@]*@/, '@')}`);
  const joinedNow = await join();
  if (joinedNow !== undefined) return joinedNow;
  const { rows } = await tx.execute<{ number: number }>(sql`
    select count(*)::int as number from declarations
    where ${hasAddress(email)} and confirmed_with is null
      and received_at > ${now} - make_interval(hours => ${AT_ONCE_HOURS})
  `);
  return (rows[0]?.number ?? 0) < AT_ONCE
    ? { confirmedWith: null, hasJob: true, waitSeconds: 0 }
    : { confirmedWith: id, hasJob: true, waitSeconds: BUNDLE_SECONDS };
}

/**
 * The mail that confirms one declaration, or several to the same mailbox: each with everything that
 * its own mail would say (§ 312k (4), § 356a BGB).
 */
export function confirmationMail(
  several: readonly [StoredDeclaration<AnyDeclaration>, ...StoredDeclaration<AnyDeclaration>[]],
  site: SiteFacts,
): Email {
  const [{ declaration, reference }] = several;
  const parts = several.map((stored) => confirmationOf(stored, site));
  const [alone] = parts;
  const number = parts.length;
  const isAlone = number === 1 && alone !== undefined;
  const plain = several
    .map((stored) => stored.declaration.email)
    .find((address) => !address.includes('+'));
  // With another number of declarations it is another mail, also when it is sent again.
  const name = isAlone ? 'confirmation' : `confirmation-${number}`;
  return {
    ...layOutEmail(
      isAlone
        ? alone
        : {
            language: 'de',
            subject: bundleTexts.subject(number),
            greeting: bundleTexts.greeting,
            paragraphs: [bundleTexts.together(number), bundleTexts.notYou(site.email)],
            rows: [],
            closing: [],
            parts,
          },
    ),
    // Where a host knows no plus, the address without one is somebody else's, whose words these may be.
    to: plain ?? declaration.email,
    messageId: `<${reference}.${name}@${site.host}>`,
    fileName: reference,
  };
}

/**
 * The confirmation that § 312k (4) and § 356a BGB ask for: content of the declaration, date and time of its receipt, and
 * the day on which the contract ends, where it ends one. Nothing in the sender's words is a link.
 */
export function confirmationOf(
  { type, reference, receivedAt, endsOn, declaration }: StoredDeclaration<AnyDeclaration>,
  site: SiteFacts,
): EmailParts {
  const { confirmation, endRow } = kindOf(type);
  const { day, time, offset } = berlinMoment(receivedAt);
  const lines = declaredIn(type, declaration);
  return {
    language: 'de',
    subject: confirmation.subject(reference),
    greeting: texts.greeting,
    paragraphs: [confirmation.received],
    rows: [
      [receiptTexts.reference, reference],
      [receiptTexts.receivedAt, texts.moment(day, time, offset)],
      ...(endRow ? [endRow(declaration, endsOn)] : []),
      ...lines.map(({ name, label, value, isOwnWords }): MailRow => {
        if (!isOwnWords) return [label, value];
        // It is where this mail goes to, and is copied from it.
        return [label, name === 'email' ? value : withoutLinks(value), 'theirs'];
      }),
    ],
    closing: [
      ...confirmation.closing(declaration),
      texts.keep,
      texts.questions,
      '',
      ...signOff(site.name),
      '',
      ...site.imprint,
    ],
  };
}

const LETTERS = 20;
const WRITTEN = new RegExp(String.raw`^${checkCodeTexts.label}: ((?:\w{4}-){4}\w{4})$`);

/**
 * Ends a confirmation with a code by which it proves itself: a keyed hash of all its words, which
 * only this site can make.
 */
export function withCheckCode(content: EmailContent, key: string): EmailContent {
  const code = codeOf(linesOf(content.text).join('\n'), key);
  return addLastParagraph(content, [`${checkCodeTexts.label}: ${code}`, checkCodeTexts.meaning]);
}

/**
 * Finds what this site has confirmed in a text that somebody shows. It may be quoted and stand between other words, but its
 * lines have to be those that were sent: otherwise a sender's words could be laid out like ours.
 *
 * @param keys All secrets that its code may have been made with.
 * @returns the words that were signed; undefined when no code fits to what is above it.
 */
export function confirmedText(shown: string, keys: readonly string[]): string | undefined {
  const lines = linesOf(shown);
  for (const [end, line] of lines.entries()) {
    const code = WRITTEN.exec(line)?.[1];
    if (code === undefined) continue;
    // Above a mail that was passed on stand other words, so each line may be its first.
    for (let start = 0; start < end; start += 1) {
      const signed = lines.slice(start, end).join('\n');
      if (keys.some((key) => codeOf(signed, key) === code)) return signed;
    }
  }
  return undefined;
}

/**
 * The lines as they are signed: without the marks of quotes, empty lines, and blanks that nobody sees. Of the signs without a
 * shape the one that keeps addresses from becoming links is left out; any other one is a change.
 */
function linesOf(text: string): string[] {
  return text
    .normalize('NFC')
    .replaceAll(ZERO_WIDTH_SPACE, '')
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^[>\s]+/, '')
        .replaceAll(/[\t \u00A0]+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
}

function codeOf(signed: string, key: string): string {
  const bytes = createHmac('sha256', key)
    .update(`receipt-2:${signed}`)
    .digest()
    .subarray(0, LETTERS);
  return spellOut(bytes).replaceAll(/.{4}(?=.)/g, '$&-');
}
