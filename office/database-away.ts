import { APIError } from 'better-auth/api';
import { failureDetails, isPassing } from '../server/database/database-failure.ts';

// SQLSTATE classes: 53 is "insufficient resources", 58 "system error". The other codes concern the connection.
const AWAY_CODES = /^(?:53|58|ECONN|ENOENT|ETIMEDOUT)/u;
const TIMEOUT = /timeout/iu;

/**
 * Whether an error means that the database cannot be asked now, so that trying later makes sense. The
 * library for sessions only says that it could not read one.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof APIError) return error.body?.code === 'FAILED_TO_GET_SESSION';
  if (isPassing(error) || AWAY_CODES.test(failureDetails(error).code)) return true;
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && TIMEOUT.test(cause.message);
}
