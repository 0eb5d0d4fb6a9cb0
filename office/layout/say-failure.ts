import { APIError, ValidationError, type AfterErrorHook, type PayloadRequest } from 'payload';
import { isDatabaseAway } from '../database-away.ts';
import { layoutTexts as texts } from './texts.ts';

const all = new Intl.ListFormat('de');

/** Says in German why a request was refused or failed; Payload says it in English, or cuts it into pieces. */
export const sayFailure: AfterErrorHook = ({ error, result, req }) => {
  if (error instanceof APIError && error.status !== 500) {
    const errors = result?.errors.map((one) => ({
      ...one,
      message: inOnePiece(wordsOf(error, req) ?? one.message ?? texts.failed),
    }));
    return errors && { response: { errors } };
  }
  const status = isDatabaseAway(error) ? 503 : 500;
  return { status, response: { errors: [{ message: texts.failed }] } };
};

function wordsOf(
  error: Error & { readonly status: number },
  { payload }: PayloadRequest,
): string | undefined {
  if (error.status === 423) return texts.locked;
  if (!(error instanceof ValidationError)) return undefined;
  const { collection, global, errors } = error.data;
  const { collections, globals } = payload.config;
  const form = [...collections, ...globals].find(({ slug }) => slug === (collection ?? global));
  const names = form?.flattenedFields.map(({ name }) => name) ?? [];
  const placeOf = ({ path }: { path: string }): number => names.indexOf(path.split('.')[0] ?? '');
  // In the order of the form, and each field once.
  const sorted = errors.toSorted((one, other) => placeOf(one) - placeOf(other));
  return texts.toCorrect(all.format(new Set(sorted.map(nameOf))));
}

const nameOf = ({ label, path }: { readonly label?: unknown; readonly path: string }): string =>
  `„${(typeof label === 'string' ? label : path).replaceAll(' > ', ' → ')}“`;

// Payload makes a list of what stands behind a colon, with a new line at every comma.
const inOnePiece = (sentence: string): string =>
  /:[^]*,/u.test(sentence) ? sentence.replaceAll(/: /gu, ' – ') : sentence;
