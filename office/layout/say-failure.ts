import { APIError, type AfterErrorHook } from 'payload';
import { isDatabaseAway } from '../database-away.ts';
import { layoutTexts as texts } from './texts.ts';

/** Says in German that a request failed for a reason that concerns nobody but the log; Payload says it in English. */
export const sayFailure: AfterErrorHook = ({ error }) => {
  if (error instanceof APIError && error.status !== 500) return undefined;
  const status = isDatabaseAway(error) ? 503 : 500;
  return { status, response: { errors: [{ message: texts.failed }] } };
};
