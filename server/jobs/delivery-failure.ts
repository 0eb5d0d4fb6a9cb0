import { failureFacts } from '#server/database/database-failure.ts';

interface Answered {
  /** Number of an SMTP answer. */
  responseCode?: unknown;
  /** Status of an HTTP answer. */
  statusCode?: unknown;
  status?: unknown;
}

/**
 * Why a delivery failed, in a few words for an operator: the kind of error and the number that
 * came back. The text of the answer is left out, because it can repeat the visitor's address.
 */
export function deliveryFailure(error: unknown): string {
  const { responseCode, statusCode, status } = (error ?? {}) as Answered;
  const number = [responseCode, statusCode, status].find((value) => typeof value === 'number');
  const { code, name } = failureFacts(error);
  return [name, code === 'unknown' ? undefined : code, number && `answer ${String(number)}`]
    .filter((part) => part !== undefined && part !== 0)
    .join(', ');
}
