import * as z from 'zod/mini';
import { berlinDate, germanDay } from '#lib/berlin-time.ts';
import type { Checked, DeclaredFields, ReceiptRow } from '#lib/declaration.ts';
import {
  checkInput,
  emailAddress,
  optionalLine,
  requiredLine,
  requiredText,
} from '#lib/form-fields.ts';
import type { FormValues } from '#lib/form-values.ts';
import { messages, texts } from './texts.ts';

/** Function name below `/functions/v1/` (row K5). */
export const cancellationFunction = 'send-cancellation-slack';

/** Longest accepted values in characters, after trimming (row K4). */
const limits = { email: 255, name: 100, reason: 1000, contract: 100 } as const;

export const kinds = ['ordinary', 'extraordinary'] as const;
/** The subscription, the only contract whose end is a matter of calculation (row G3). */
export const defaultContract = 'Schlafcoaching';
export const starterContract = 'Startangebot';

export const courseContract = 'Präventionskurs';
/** As `contract` in the form: the one that stands in a field of its own. */
export const otherContract = 'other';
export const contractField = 'contractName';
/** As `endsOn`: the earliest day the contract allows. */
export const nextPossible = 'next';
/** As `endsOn` in the form: the day that stands in a field of its own. */
export const onDay = 'day';
export const dayField = 'day';
/** The day that the form has asked about: sent once more it is meant. */
export const askedDayField = 'askedDay';

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
      [
        z.literal(nextPossible, messages.endsOn),
        z.iso.date(messages.endsOn).check(z.overwrite(withCentury)),
      ],
      messages.endsOn,
    ),
    nextPossible,
  ),
});

/** A cancellation as it is stored. */
export type Cancellation = z.output<typeof cancellationSchema>;

/** The end of the contract in words: a day in German, or the next possible moment. */
const endInWords = (endsOn: string): string =>
  endsOn === nextPossible ? texts.nextPossible : texts.onThisDay(germanDay(endsOn));

const { labels } = texts;

/** What receipt, mail, office and exports say of a cancellation, in this order (§ 312k (3), (4) BGB). */
export const cancellationFields: DeclaredFields<Cancellation> = {
  kind: { label: labels.kind, inWords: (kind) => texts.kindNames[kind] },
  contract: { label: labels.contract },
  endsOn: { label: labels.endsOn, inWords: endInWords },
  name: { label: labels.name },
  email: { label: labels.email },
  reason: { label: labels.reason },
};

/**
 * What receipt and mail say of the end (§ 312k (4) BGB). Only the subscription has an end that is calculated, and of an
 * extraordinary cancellation people look first whether its reason holds.
 *
 * @param lastDay The calculated end, if there is one.
 */
export function endRow(
  { kind, endsOn }: Pick<Cancellation, 'kind' | 'endsOn'>,
  lastDay: string | null,
): ReceiptRow {
  const { end } = texts;
  const day = lastDay ?? (endsOn === nextPossible ? null : endsOn);
  if (day === null) return [end.shallEnd, end.next];
  const isCertain = lastDay !== null && kind === 'ordinary';
  return [isCertain ? end.endsOn : end.shallEndOn, germanDay(day)];
}

/**
 * Trims, fills in the defaults and checks (row K4). A form whose day is past or far away is asked back once; what a
 * program sends is taken at its word.
 *
 * @param typed The fields of the form, or the body of a request.
 */
export function checkCancellation(typed: unknown, now = new Date()): Checked<Cancellation> {
  if (typeof typed !== 'object' || typed === null) return checkInput(cancellationSchema, typed);
  const form: Readonly<Record<string, unknown>> = { ...typed };
  const hasDay = form['endsOn'] === onDay;
  const checked = checkInput(cancellationSchema, {
    ...form,
    ...(hasDay && { endsOn: form[dayField] ?? '' }),
    ...(form['contract'] === otherContract && { contract: nameOfOther(form[contractField]) }),
  });
  if (!checked.declaration || !hasDay || form[askedDayField] === form[dayField]) return checked;
  const message = questionAbout(checked.declaration.endsOn, berlinDate(now));
  return message === undefined ? checked : { problems: [{ field: 'endsOn', message }] };
}

// What is left empty is not the subscription.
const nameOfOther = (written: unknown): unknown =>
  typeof written === 'string' && /[^\s\p{Cf}]/u.test(written) ? written : texts.otherContract;

const MOST_YEARS_AHEAD = 2;

function questionAbout(day: string, today: string): string | undefined {
  if (day < today) return messages.pastDay;
  const farthest = `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`;
  return day > farthest ? messages.farDay : undefined;
}

// Whoever types two digits for the year gets the year 26 from the browser.
function withCentury(day: string): string {
  return day.replace(/^00(?=\d\d-)/, '20');
}

/** The whole cancellation in words, as a mail or a file that somebody sends instead of the form. */
export function mailBody(values: FormValues): string {
  const { name = '', email = '' } = values;
  const kind = values['kind'] === 'extraordinary' ? 'extraordinary' : 'ordinary';
  const chosen = values['contract'] ?? defaultContract;
  const contract = chosen === otherContract ? nameOfOther(values[contractField]) : chosen;
  const day = values['endsOn'] === onDay ? withCentury(values[dayField] ?? '') : '';
  const end = endInWords(day === '' ? nextPossible : day);
  const reason = values['reason']?.trim() ?? '';
  const ownWords = reason === texts.readyReason ? [] : [reason];
  const sentence = texts.readySentence(kind, String(contract).trim(), end);
  return [sentence, ...ownWords, texts.readyWish, name, email]
    .filter((part) => part !== '')
    .join('\n\n');
}

/**
 * The day on which a cancelled subscription ends, as `YYYY-MM-DD`; null for other contracts, because courses end by
 * themselves and nothing is known of the others. An ordinary cancellation takes
 * effect at the end of a month: of the current one (row G3), or of the one that
 * the wished day lies in. An extraordinary one takes effect when it is received, or on a later
 * wished day (§ 314 BGB); whether its reason holds is looked at afterwards.
 */
export function contractEndOf(
  { contract, kind, endsOn }: Pick<Cancellation, 'contract' | 'kind' | 'endsOn'>,
  receivedAt: Date,
): string | null {
  if (contract.toLowerCase() !== defaultContract.toLowerCase()) return null;
  if (kind === 'extraordinary') {
    return laterOf(berlinDate(receivedAt), endsOn === nextPossible ? '' : endsOn);
  }
  // The terms say that the time of Berlin decides.
  const earliest = endOfMonthOf(berlinDate(receivedAt));
  return laterOf(earliest, endsOn === nextPossible ? '' : endOfMonthOf(endsOn));
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

/**
 * The last day of the month of a day.
 *
 * @param day As `YYYY-MM-DD`; must exist.
 */
function endOfMonthOf(day: string): string {
  const end = new Date(day);
  // Day 0 is the one before the first.
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return end.toISOString().slice(0, 10);
}
