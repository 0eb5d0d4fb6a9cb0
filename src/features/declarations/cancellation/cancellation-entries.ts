import type { Entries } from '#features/declarations/form/form-answer.ts';
import { germanDay } from '#lib/berlin-time.ts';
import { defaultContract, nextPossible } from './contract.ts';
import { texts } from './texts.ts';

/** Names of the fields that are not fields of the cancellation itself. */
export const dayField = 'day';
/** Value of the end's choice that takes the day from its own field. */
export const onDay = 'day';

/** What was typed, in the shape that `checkCancellation` takes. */
export function inputOf({ endsOn, [dayField]: day, ...entries }: Entries): unknown {
  return { ...entries, endsOn: endsOn === onDay ? day : endsOn };
}

/** The end of the contract in words: a day in German, or the next possible moment. */
export const endInWords = (endsOn: string): string =>
  endsOn === nextPossible ? texts.nextPossible : texts.onThisDay(germanDay(endsOn));

/** A complete sentence made of what is chosen, for people who do not want to find words. */
export function readySentence(entries: Entries): string {
  const kind = entries['kind'] === 'extraordinary' ? 'extraordinary' : 'ordinary';
  const written = entries['contract']?.trim() ?? '';
  const contract = written === '' ? defaultContract : written;
  const day = entries['endsOn'] === onDay ? (entries[dayField] ?? '') : '';
  return texts.readySentence(kind, contract, endInWords(day === '' ? nextPossible : day));
}

/** The whole cancellation as a mail that somebody sends instead of the form. */
export function mailBody(entries: Entries): string {
  const reason = entries['reason']?.trim() ?? '';
  const sentence = readySentence(entries);
  return [sentence, ...(reason === '' ? [] : [reason]), entries['name'] ?? ''].join('\n\n');
}
