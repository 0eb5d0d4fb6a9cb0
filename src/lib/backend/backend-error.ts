/** The backend was asked and did not do it: not reached, an error on the way, or a refusal (row D2). */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  /** Such as 503; undefined when there was no answer. */
  readonly status: number | undefined;
  /** What the backend says about it, when it says it in JSON. */
  readonly details: unknown;

  constructor(message: string, options: { status?: number; details?: unknown; cause: unknown }) {
    super(message, { cause: options.cause });
    this.status = options.status;
    this.details = options.details;
  }
}
