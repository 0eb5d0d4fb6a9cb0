import type { SubmissionResult } from '#lib/declaration.ts';
import type { Cancellation } from '#features/cancellation/contract.ts';
import { cancellationKind } from '#features/cancellation/server/cancellation-kind.ts';
import type { Withdrawal } from '#features/withdrawal/contract.ts';
import { withdrawalKind } from '#features/withdrawal/server/withdrawal-kind.ts';
import type { AnyKind } from '#server/declarations/declaration-kind.ts';
import type { Sender, SubmitDeclaration } from '#server/declarations/submit-declaration.ts';

/** Every kind of declaration that this site takes; the only place where server and features meet. */
export const kinds: readonly AnyKind[] = [cancellationKind, withdrawalKind].map(asAnyKind);

/** How pages that are rendered on demand reach the declarations: `Astro.locals.declarations`. */
export interface PageDeclarations {
  readonly submitCancellation: (
    input: unknown,
    from: Sender,
  ) => Promise<SubmissionResult<Cancellation>>;
  readonly submitWithdrawal: (
    input: unknown,
    from: Sender,
  ) => Promise<SubmissionResult<Withdrawal>>;
}

/** What the pages need, bound to one running mechanism. */
export function pageDeclarations(submit: SubmitDeclaration): PageDeclarations {
  return {
    submitCancellation: (input, from) => submit(cancellationKind, input, from),
    submitWithdrawal: (input, from) => submit(withdrawalKind, input, from),
  };
}

// A kind only ever gets back the content that its own check has let through.
function asAnyKind(kind: unknown): AnyKind {
  return kind as AnyKind;
}
