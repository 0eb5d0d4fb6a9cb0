import type { FormValues } from '#lib/form-values.ts';
import {
  contractField,
  dayField,
  defaultContract,
  endInWords,
  nextPossible,
  onDay,
  otherContract,
} from './contract.ts';
import { texts } from './texts.ts';

/** A complete sentence made of what is chosen, for a mail instead of the form. */
export function readySentence(values: FormValues): string {
  const kind = values['kind'] === 'extraordinary' ? 'extraordinary' : 'ordinary';
  const chosen = values['contract'] ?? defaultContract;
  const written = values[contractField]?.trim() ?? '';
  const other = written === '' ? texts.otherContract : written;
  const contract = chosen === otherContract ? other : chosen;
  const day = values['endsOn'] === onDay ? (values[dayField] ?? '') : '';
  return texts.readySentence(kind, contract, endInWords(day === '' ? nextPossible : day));
}

/** The whole cancellation as a mail that somebody sends instead of the form. */
export function mailBody(values: FormValues): string {
  const reason = values['reason']?.trim() ?? '';
  const sentence = readySentence(values);
  const isOwn = reason !== '' && reason !== texts.readyReason;
  return [sentence, ...(isOwn ? [reason] : []), values['name'] ?? ''].join('\n\n');
}
