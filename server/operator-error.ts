/** Something the operator can mend; the message is one sentence, printed without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
