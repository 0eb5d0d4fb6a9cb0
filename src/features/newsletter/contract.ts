import * as z from 'zod/mini';
import type { Checked } from '#lib/declaration.ts';
import { checkInput, emailAddress } from '#lib/form-fields.ts';
import type { FormValues } from '#lib/form-values.ts';
import { messages } from './texts.ts';

/** Function name below `/functions/v1/`. */
export const subscribeFunction = 'subscribe-newsletter';

/** Longest accepted address in characters, after trimming. */
export const emailLimit = 255;

/** Nothing but the address (data minimisation, RD-09). */
const subscriptionSchema = z.object({
  email: emailAddress(emailLimit, messages.email),
});

/** A request for the newsletter. */
export type Subscription = z.output<typeof subscriptionSchema>;

/** Trims and checks. */
export const checkSubscription = (input: unknown): Checked<Subscription> =>
  checkInput(subscriptionSchema, input);

/** The page whose block takes the form; its HTML is finished, so a post goes on to `subscribePath`. */
export const listPath = '/blog';

/** Anchor of the block on that page. */
export const blockAnchor = 'newsletter';

/** The route that answers the posted form. */
export const subscribePath = '/newsletter/anmelden';

/** The page behind the link in the opt-in mail. */
export const confirmPath = '/newsletter/bestaetigen';

/** The page behind the link in every newsletter, and the address of one-click (RFC 8058). */
export const unsubscribePath = '/newsletter/abmelden';

/** Name of the token in the query of a link and in the form on its page. */
export const tokenField = 'token';

/**
 * The token that a form posts, or that stands in the address; empty when there is none, or something
 * that can be none, such as a piece of one: who is told to have left must not still get the newsletter.
 */
export function readToken(posted: FormValues | undefined, { searchParams }: URL): string {
  const token = posted?.[tokenField] ?? searchParams.get(tokenField) ?? '';
  // 256 random bits in base64url.
  return /^[\w-]{43}$/.test(token) ? token : '';
}

/** The address that a link in a mail leads to. */
export const tokenAddress = (origin: string, path: string, token: string): string =>
  `${origin}${path}?${tokenField}=${token}`;
