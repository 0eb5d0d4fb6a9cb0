import * as z from 'zod/mini';
import type { Checked, DeclaredFields } from '#lib/declaration.ts';
import { checkInput, emailAddress, requiredLine } from '#lib/form-fields.ts';
import { messages, texts } from './texts.ts';

/** Function name below `/functions/v1/`. */
export const withdrawalFunction = 'send-withdrawal';

/** Longest accepted values in characters, after trimming. */
const limits = { email: 255, name: 100, contract: 200 } as const;

/** Exactly what the law lets a withdrawal ask for (§ 356a BGB, RW-03). */
export const withdrawalSchema = z.object({
  email: emailAddress(limits.email, messages.email),
  name: requiredLine(limits.name, messages.name),
  contract: requiredLine(limits.contract, messages.contract),
});

/** A withdrawal as it is stored. */
export type Withdrawal = z.output<typeof withdrawalSchema>;

const { labels } = texts;

/** What receipt, mail, office and exports say of a withdrawal, in this order (RW-05). */
export const withdrawalFields: DeclaredFields<Withdrawal> = {
  contract: { label: labels.contract },
  name: { label: labels.name },
  email: { label: labels.email },
};

/**
 * Trims and checks.
 *
 * @param typed The fields of the form, or the body of a request.
 */
export const checkWithdrawal = (typed: unknown): Checked<Withdrawal> =>
  checkInput(withdrawalSchema, typed);
