import * as z from 'zod/mini';
import type { Checked } from '#lib/declaration.ts';
import {
  checkInput,
  emailAddress,
  optionalLine,
  requiredLine,
  requiredText,
} from '#lib/form-fields.ts';
import { messages } from './texts.ts';

export { trapField, type Receipt } from '#lib/declaration.ts';

/** Function name below `/functions/v1/` (row K5). */
export const cancellationFunction = 'send-cancellation-slack';

/** Longest accepted values in characters, after trimming (row K4). */
export const limits = { email: 255, name: 100, reason: 1000, contract: 100 } as const;

export const kinds = ['ordinary', 'extraordinary'] as const;
export const defaultContract = 'Schlafcoaching';
/** As `endsOn`: the earliest day the contract allows. */
export const nextPossible = 'next';
/** As `endsOn` in the form: the day that stands in a field of its own. */
export const onDay = 'day';
export const dayField = 'day';

/** The fields in the order in which their messages count; what may be left out comes last. */
export const cancellationSchema = z.object({
  email: emailAddress(limits.email, messages.email),
  name: requiredLine(limits.name, messages.name),
  reason: requiredText(limits.reason, messages.reason),
  kind: z._default(z.enum(kinds, messages.kind), 'ordinary'),
  contract: optionalLine(limits.contract, defaultContract, messages.contract),
  endsOn: z._default(
    // The union tells the last option's problem when only that one comes close.
    z.union(
      [z.literal(nextPossible, messages.endsOn), z.iso.date(messages.endsOn)],
      messages.endsOn,
    ),
    nextPossible,
  ),
});

/** A cancellation as it is stored. */
export type Cancellation = z.output<typeof cancellationSchema>;

/**
 * Trims, fills in the defaults and checks (row K4).
 *
 * @param typed The fields of the form, or the body of a request.
 */
export const checkCancellation = (typed: unknown): Checked<Cancellation> =>
  checkInput(cancellationSchema, isOnDay(typed) ? { ...typed, endsOn: typed.day ?? '' } : typed);

const isOnDay = (typed: unknown): typed is { endsOn: string; [dayField]?: unknown } =>
  typeof typed === 'object' && typed !== null && 'endsOn' in typed && typed.endsOn === onDay;
