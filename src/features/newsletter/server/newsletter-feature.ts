import type { SubmissionResult } from '#lib/declaration.ts';
import type { Drizzle } from '#server/database/database.ts';
import { eq } from '#server/database/drizzle.ts';
import { everyHashKey } from '#server/database/secrets.ts';
import type { Feature, Platform, Sender } from '#server/feature.ts';
import { removeCaptured } from '#server/captured-messages.ts';
import {
  checkSubscription,
  listPath,
  subscribeFunction,
  subscribePath,
  unsubscribePath,
  type Subscription,
} from '../contract.ts';
import {
  hashAddress,
  confirm,
  tokenState,
  unsubscribe,
  type TokenState,
  emptyReceipt,
  subscribe,
} from './subscriptions.ts';
import { consentIn } from './newsletter-facts.ts';
import { mailWorker } from './newsletter-mails.ts';
import { MAIL_JOB, mailStatus, orphanFiles } from './request-mails.ts';
import { newsletterRetention, personalData } from './personal-data.ts';
import { subscribersCommand } from './subscribers-list.ts';
import {
  confirmTokens,
  consentTexts,
  pastSubscriptions,
  subscribers,
} from './subscribers-table.ts';

/** How pages reach the newsletter; `unavailable` while the database is away. */
export interface NewsletterLocals {
  readonly subscribe: (input: unknown, from: Sender) => Promise<SubmissionResult<Subscription>>;
  /** Changes nothing. */
  readonly stateOf: (token: string) => Promise<TokenState | 'unavailable'>;
  readonly confirm: (token: string) => Promise<'confirmed' | 'unknown' | 'unavailable'>;
  readonly unsubscribe: (token: string) => Promise<'unsubscribed' | 'unavailable'>;
}

const RETRY_AFTER_SECONDS = 5;
const FAILURE = 'The newsletter could not reach the database.';

/** The newsletter with double opt-in. */
export const newsletterFeature: Feature = {
  name: 'newsletter',
  tables: [consentTexts, subscribers, confirmTokens, pastSubscriptions],
  jobs: [MAIL_JOB],
  commands: { subscribers: subscribersCommand },
  // The list of articles stays a finished file; only what is posted to it is answered on demand.
  postedForms: { [listPath]: subscribePath },
  // Mail providers unsubscribe with one click (RFC 8058); the token proves the right.
  openForms: [unsubscribePath],
  afterRestore: async (tx) => {
    // Every database counts its own days, so a mark means nothing in another one.
    await tx.update(pastSubscriptions).set({ markedOn: null });
    await removeThoseWhoLeft(tx);
    return [];
  },
  retention: newsletterRetention,
  passing: {
    newsletter_subscribers: 'confirmed_at is null',
    newsletter_confirm_tokens: 'used_at is null',
  },
  orphanFiles,
  personalData,
  start: (platform) => {
    const { database } = platform;
    const locals = newsletterLocals(platform);
    return {
      functions: { [subscribeFunction]: locals.subscribe },
      locals,
      workers: { [MAIL_JOB]: mailWorker(platform) },
      prepare: async (facts) => {
        await database.drizzle
          .insert(consentTexts)
          .values({ ...consentIn(facts), firstUsedAt: new Date() })
          .onConflictDoNothing();
      },
      status: () => mailStatus(database),
    };
  },
};

function newsletterLocals(platform: Platform): NewsletterLocals {
  const { database } = platform;
  const attempt = async <Result>(work: () => Promise<Result>) =>
    (await platform.attempt(work, FAILURE)) ?? 'unavailable';
  return {
    subscribe: async (input, from) => {
      const askedAt = new Date();
      const { declaration, problems } = checkSubscription(input);
      if (problems) return { status: 'invalid', problems };
      // A program that subscribes strangers is answered like everybody and heard by nobody.
      if (from.honeypot) return { status: 'stored', receipt: emptyReceipt(askedAt), declaration };
      const email = declaration.email.toWellFormed();
      const { version: textVersion } = consentIn(platform.facts());
      const outcome = await attempt(() => subscribe(platform, textVersion, email, from, askedAt));
      if (outcome === 'unavailable') {
        return { status: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS };
      }
      if (outcome.status === 'tooMany') return outcome;
      if (outcome.isMailed) platform.jobs.wake();
      return { status: 'stored', receipt: outcome.receipt, declaration };
    },
    stateOf: (token) => attempt(() => tokenState(database.drizzle, token, new Date())),
    confirm: async (token) => {
      const isConfirmed = await attempt(() => confirm(database, token, new Date()));
      if (isConfirmed === 'unavailable') return isConfirmed;
      return isConfirmed ? 'confirmed' : 'unknown';
    },
    unsubscribe: (token) =>
      attempt(async (): Promise<'unsubscribed'> => {
        const references = await unsubscribe(database, token, new Date());
        await removeCaptured(platform.env.dataDir, references);
        return 'unsubscribed';
      }),
  };
}

/** A restored backup must not bring back who has unsubscribed since it was made. */
async function removeThoseWhoLeft(tx: Drizzle): Promise<void> {
  const past = await tx.select().from(pastSubscriptions);
  if (past.length === 0) return;
  const keys = await everyHashKey(tx);
  for (const { id, address, confirmedAt, requestedAt } of await tx.select().from(subscribers)) {
    const hashes = keys.map((key) => hashAddress(address, key));
    const joinedAt = confirmedAt ?? requestedAt;
    if (!past.some((one) => hashes.includes(one.addressHash) && one.endedAt > joinedAt)) continue;
    await tx.delete(subscribers).where(eq(subscribers.id, id));
  }
}
