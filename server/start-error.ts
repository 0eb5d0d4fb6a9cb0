/** A start that cannot go on; its message is one sentence for the operator, printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
