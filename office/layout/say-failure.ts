import { APIError, ValidationError, type AfterErrorHook } from 'payload';
import { isDatabaseAway } from '../database-away.ts';
import { layoutTexts as texts } from './texts.ts';

const all = new Intl.ListFormat('de');

/** Says in German why a request was refused or failed; Payload says it in English, or cuts it into pieces. */
export const sayFailure: AfterErrorHook = ({ error, result }) => {
  if (error instanceof APIError && error.status !== 500) {
    const errors = result?.errors.map((one) => ({
      ...one,
      message: inOnePiece(wordsOf(error, error.status) ?? one.message ?? texts.failed),
    }));
    return errors && { response: { errors } };
  }
  const status = isDatabaseAway(error) ? 503 : 500;
  return { status, response: { errors: [{ message: texts.failed }] } };
};

function wordsOf(error: Error, status: number): string | undefined {
  if (status === 423) return texts.locked;
  if (!(error instanceof ValidationError)) return undefined;
  return texts.toCorrect(all.format(error.data.errors.map(nameOf)));
}

const nameOf = ({ label, path }: { readonly label?: unknown; readonly path: string }): string =>
  `„${(typeof label === 'string' ? label : path).replaceAll(' > ', ' → ')}“`;

// Payload makes a list of what stands behind a colon, with a new line at every comma.
const inOnePiece = (sentence: string): string =>
  /:[^]*,/u.test(sentence) ? sentence.replaceAll(/: /gu, ' – ') : sentence;
