import { messageOf } from '#lib/errors.ts';
import { fieldsOf } from '#lib/records.ts';
import { failureFacts } from '#server/database/database-failure.ts';
import { OperatorError } from '#server/operator-error.ts';

// SQLSTATE 08: no connection, 28: wrong password, 3D: no such database, 57: it is starting or stopping.
const DATABASE_AWAY =
  /^(?:08|28|3D|57)|^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)$/;
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/**
 * What a command says about a failure: one sentence about what happened and what to do.
 *
 * @returns the failure itself when it is a mistake of the program.
 */
export function sayFailure(error: unknown): unknown {
  if (error instanceof OperatorError) return error.message;
  const { code } = failureFacts(error);
  const { path } = fieldsOf(error);
  if (DISK_FULL.has(code)) return `The disk is full (${code}); make room and run it again.`;
  if (typeof path === 'string' && path !== '') {
    return `${path} cannot be used by this user (${code}); choose another place or change its owner.`;
  }
  if (DATABASE_AWAY.test(code) || messageOf(error) === 'timeout expired') {
    return `The database cannot be used (${code}): see whether it runs and whether DATABASE_URL is right.`;
  }
  return error;
}
