import * as z from 'zod/mini';
import type { Checked } from '#lib/declaration.ts';
import { checkInput, emailAddress } from '#lib/form-fields.ts';
import { messages } from './texts.ts';

/** Function name below `/functions/v1/`. */
export const subscribeFunction = 'subscribe-newsletter';

/** Longest accepted value in characters, after trimming. */
export const limits = { email: 255 } as const;

/** Nothing but the address (data minimisation, RD-09). */
const subscriptionSchema = z.object({
  email: emailAddress(limits.email, messages.email),
});

/** A request for the newsletter. */
export type Subscription = z.output<typeof subscriptionSchema>;

/** Trims and checks. */
export const checkSubscription = (input: unknown): Checked<Subscription> =>
  checkInput(subscriptionSchema, input);
