import { declarations } from '../../src/features/declarations/server/declarations-table.ts';
import {
  boolean,
  index,
  integer,
  moment,
  primaryKey,
  text,
  uuid,
} from '../../server/database/drizzle.ts';
import { officeSchema } from '../office-schema.ts';

const created = () => moment('created_at').notNull();
const updated = () => moment('updated_at').notNull();
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

// The names of the fields are those of better-auth.

/** Everybody who works in the office. */
export const users = officeSchema.table('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  image: text(),
  role: text().notNull(),
  twoFactorEnabled: boolean('two_factor_enabled'),
  createdAt: created(),
  updatedAt: updated(),
});

export const sessions = officeSchema.table(
  'sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: userId(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('sessions_of').on(table.userId)],
);

/** Passwords, hashed. */
export const accounts = officeSchema.table(
  'accounts',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('accounts_of').on(table.userId)],
);

/** Sign-ins between the password and the code. */
export const verifications = officeSchema.table(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('verifications_by_identifier').on(table.identifier)],
);

/** What codes are made from, encrypted. */
export const twoFactors = officeSchema.table('two_factors', {
  id: text().primaryKey(),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  userId: userId().unique(),
  verified: boolean(),
  failedVerificationCount: integer('failed_verification_count'),
  lockedUntil: moment('locked_until'),
});

/** Keys of devices, which open the office in place of password and code. */
export const passkeys = officeSchema.table('passkeys', {
  id: text().primaryKey(),
  name: text(),
  publicKey: text('public_key').notNull(),
  userId: userId(),
  credentialID: text('credential_id').notNull(),
  counter: integer().notNull(),
  deviceType: text('device_type').notNull(),
  backedUp: boolean('backed_up').notNull(),
  transports: text(),
  createdAt: moment('created_at'),
  aaguid: text(),
});

/** Links that make an account; the tokens themselves are only in the links. */
export const invitations = officeSchema.table('invitations', {
  hash: text().primaryKey(),
  /** Empty for the first owner, who names an own one. */
  email: text().notNull(),
  role: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Who sent it; it ends with that person's account. Null for links of the command line. */
  invitedBy: text('invited_by').references(() => users.id, { onDelete: 'cascade' }),
});

/** Codes of an app that were used, so that nobody uses one again while it is still valid. */
export const usedCodes = officeSchema.table(
  'used_codes',
  { userId: userId(), code: text().notNull(), usedAt: moment('used_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
);

/** Who gets a mail about each new declaration, and since when. */
export const declarationReaders = officeSchema.table('declaration_readers', {
  userId: userId().primaryKey(),
  since: moment('since').notNull(),
});

/** About which declarations they have got one. */
export const declarationMails = officeSchema.table(
  'declaration_mails',
  {
    userId: userId(),
    declarationId: uuid('declaration_id')
      .notNull()
      .references(() => declarations.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.declarationId] })],
);

/** Wrong passwords in a row, by a hash of the address that was typed. */
export const wrongTries = officeSchema.table('wrong_tries', {
  key: text().primaryKey(),
  tries: integer().notNull(),
  waitUntil: moment('wait_until').notNull(),
});
