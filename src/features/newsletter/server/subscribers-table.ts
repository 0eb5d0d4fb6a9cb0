import { index, integer, moment, pgTable, sql, text, uuid } from '#server/database/drizzle.ts';

/** Every text that anybody agreed to, word for word (Art. 7 (1) GDPR). */
export const consentTexts = pgTable('newsletter_consent_texts', {
  /** Hash of the text. */
  version: text().primaryKey(),
  text: text().notNull(),
  firstUsedAt: moment('first_used_at').notNull(),
});

/** Who asked for the newsletter; who has not confirmed is erased after a week. */
export const subscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid().primaryKey(),
    /** As it was typed: some mail servers tell capitals apart. */
    address: text().notNull(),
    /** The same for all ways to write one address. */
    addressKey: text('address_key').notNull().unique(),
    /** Request that counts as proof: the last one before the confirmation. */
    requestedAt: moment('requested_at').notNull(),
    textVersion: text('text_version')
      .notNull()
      .references(() => consentTexts.version),
    confirmedAt: moment('confirmed_at'),
    /** Ends the subscription, for ever; not the token that confirms it. */
    unsubscribeToken: text('unsubscribe_token').notNull().unique(),
    /** Answer to the last request, whatever it led to. */
    reference: text().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Key that came with the last request, hashed. */
    idempotencyHash: text('idempotency_hash'),
    /** When the last mail was put into the queue, and how many there were since the first request. */
    mailedAt: moment('mailed_at').notNull(),
    mails: integer().notNull(),
    /** Keyed hash of the sender's network, for the limit; emptied after a day. */
    clientHash: text('client_hash'),
  },
  (table) => [
    index('newsletter_subscribers_by_client')
      .on(table.clientHash, table.askedAt)
      .where(sql`client_hash is not null`),
    index('newsletter_subscribers_unconfirmed')
      .on(table.requestedAt)
      .where(sql`confirmed_at is null`),
  ],
);

export type SubscriberRow = typeof subscribers.$inferSelect;

/** What the links in opt-in mails can do; the tokens themselves are only in the mails. */
export const confirmTokens = pgTable(
  'newsletter_confirm_tokens',
  {
    hash: text().primaryKey(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('newsletter_confirm_tokens_of').on(table.subscriberId)],
);

/** What is left of a subscription that ended: proof that it was consented to, without the address. */
export const pastSubscriptions = pgTable(
  'newsletter_past_subscriptions',
  {
    id: uuid().primaryKey(),
    /** Keyed hash: whoever names the address finds the proof, nobody finds the address. */
    addressHash: text('address_hash').notNull(),
    requestedAt: moment('requested_at').notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
    textVersion: text('text_version')
      .notNull()
      .references(() => consentTexts.version),
    endedAt: moment('ended_at').notNull(),
    /** Day of the retention clock on which it was marked for erasure. */
    markedOn: integer('marked_on'),
  },
  (table) => [index('newsletter_past_subscriptions_of').on(table.addressHash)],
);
