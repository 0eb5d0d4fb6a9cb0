import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  moment,
  pgTable,
  sql,
  text,
  uuid,
} from '#server/database/drizzle.ts';

/** One row for each declaration, of whatever kind. A row that is here is never lost again. */
export const declarations = pgTable(
  'declarations',
  {
    /** Also the id of its jobs in the queue. */
    id: uuid().primaryKey(),
    /** What people call it, such as `K-7F3M-9QXD`. */
    reference: text().notNull().unique(),
    /** Kind of declaration, such as `cancellation`. */
    type: text().notNull(),
    receivedAt: moment('received_at').notNull(),
    /** What was declared, as the contract of its kind describes it. */
    declaration: jsonb('content').$type<Readonly<Record<string, string>>>().notNull(),
    /** Last day of the contract, where the declaration ends one. */
    endsOn: date('ends_on', { mode: 'string' }),
    /** Same kind and declaration, same hash. */
    contentHash: text('content_hash').notNull(),
    /** Same kind, declaration and key of the sender, same hash; without a key nothing. */
    idempotencyHash: text('idempotency_hash').unique(),
    /** Keyed hash of the sender's network, for the limit; emptied after a day. */
    clientHash: text('client_hash'),
    /** Whether the sender filled in what only programs see. */
    suspicious: boolean().notNull().default(false),
    teamNotifiedAt: moment('team_notified_at'),
    confirmationSentAt: moment('confirmation_sent_at'),
    /** Deliveries that only became files on this machine, because there was nowhere to send them to. */
    keptHere: text('kept_here')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When somebody of the team said that what is not delivered stays so. */
    givenUpAt: moment('given_up_at'),
    /** Declaration whose mail confirms this one too, or its own id when it waits for others; see `deliver.ts`. */
    confirmedWith: uuid('confirmed_with'),
    /** When somebody of the team said that nothing is left to do, and who. */
    doneAt: moment('done_at'),
    doneBy: text('done_by'),
    /** Day of the retention clock on which it was marked for erasure. */
    markedOn: integer('marked_on'),
  },
  (table) => [
    index('declarations_same_content').on(table.contentHash, table.receivedAt),
    index('declarations_by_client')
      .on(table.clientHash, table.receivedAt)
      .where(sql`client_hash is not null`),
    index('declarations_by_time').on(table.receivedAt),
    index('declarations_undelivered')
      .on(table.receivedAt)
      .where(sql`team_notified_at is null or confirmation_sent_at is null`),
    // Few rows are open, and the desk lists and counts them all the time.
    index('declarations_open')
      .on(table.receivedAt)
      .where(sql`done_at is null`),
    index('declarations_by_address').on(sql`lower(content ->> 'email')`, table.receivedAt),
    index('declarations_confirmed_with')
      .on(table.confirmedWith)
      .where(sql`confirmed_with is not null`),
    index('declarations_marked')
      .on(table.markedOn)
      .where(sql`marked_on is not null`),
  ],
);

type DeclarationRow = typeof declarations.$inferSelect;

/** A declaration in the database with its reference, times and hashes. */
export interface StoredDeclaration<Declaration = Readonly<Record<string, string>>> extends Omit<
  DeclarationRow,
  'declaration'
> {
  readonly declaration: Declaration;
}

/** What the team noted about a declaration; goes with it, and before it when the person asks for erasure. */
export const declarationNotes = pgTable(
  'declaration_notes',
  {
    id: uuid().primaryKey(),
    declarationId: uuid('declaration_id')
      .notNull()
      .references(() => declarations.id, { onDelete: 'cascade' }),
    writtenAt: moment('written_at').notNull(),
    /** Name in the office. */
    writtenBy: text('written_by').notNull(),
    note: text().notNull(),
  },
  (table) => [index('declaration_notes_of').on(table.declarationId, table.writtenAt)],
);
