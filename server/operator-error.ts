/** Something the operator can mend; the message is one sentence, printed without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  /** The variable that is wrong, where it is one. */
  readonly setting: string | undefined;

  constructor(message: string, { setting, ...options }: ErrorOptions & { setting?: string } = {}) {
    super(message, options);
    this.setting = setting;
  }
}
