import type { SubmissionResult } from '#lib/declaration.ts';
import type { Sender } from '#features/declarations/server/submit-declaration.ts';

/** What browsers can call with JSON. */
export interface ApiFunction {
  /** Name below `/functions/v1/`. */
  readonly name: string;
  readonly take: (
    input: unknown,
    from: Sender,
  ) => Promise<SubmissionResult<Readonly<Record<string, string>>>>;
}
