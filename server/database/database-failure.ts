import { fieldsOf } from '#lib/records.ts';

/** What may be logged of a database error: never its message, which can repeat people's words. */
interface FailureDetails {
  /** SQLSTATE, or the system's code such as ECONNREFUSED. */
  readonly code: string;
  readonly name: string;
  /** Rule of the schema that was broken, if any. */
  readonly constraint?: string;
  /** Line of the program, when there is no code. */
  readonly at?: string;
}

// Classes of SQLSTATE after which the same transaction may succeed on another connection:
// 08 connection, 57P operator intervention (shutdown, crash of a neighbour), 40 lost a race. Not 57014: a statement
// that took too long would only take as long again.
const PASSING_STATES = /^(?:08|57P|40)/;
const PASSING_CODES = new Set(['ECONNRESET', 'EPIPE', 'CONNECTION_ENDED']);
const BROKEN_CONNECTION = /connection terminated|client has encountered a connection error/i;

/** Takes from an error, however wrapped, what says which failure it was and nothing else. */
export function failureDetails(error: unknown): FailureDetails {
  const cause = innermost(error);
  // Anything can be thrown, even nothing.
  const { code, name, constraint } = fieldsOf(cause);
  return {
    code: typeof code === 'string' ? code : 'unknown',
    name: typeof name === 'string' ? name : typeof cause,
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof code !== 'string' && cause instanceof Error && { at: originOf(cause) }),
  };
}

/** Whether the connection broke or a race was lost, so that trying once more at once makes sense. */
export function isPassing(error: unknown): boolean {
  const { code } = failureDetails(error);
  if (PASSING_STATES.test(code) || PASSING_CODES.has(code)) return true;
  const cause = innermost(error);
  return cause instanceof Error && BROKEN_CONNECTION.test(cause.message);
}

function originOf({ stack = '' }: Error): string {
  return /\n\s+at (.*)/.exec(stack)?.[1] ?? '';
}

function innermost(error: unknown): unknown {
  let inner = error;
  while (inner instanceof Error && inner.cause !== undefined) inner = inner.cause;
  return inner;
}
