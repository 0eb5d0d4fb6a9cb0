import type { SubmissionResult } from '#lib/declaration.ts';
import type { Cancellation } from '#features/declarations/cancellation/contract.ts';
import { cancellationKind } from '#features/declarations/cancellation/server/cancellation-kind.ts';
import { listPath, subscribePath, unsubscribePath } from '#features/newsletter/addresses.ts';
import { subscribeFunction } from '#features/newsletter/contract.ts';
import type { Newsletter } from '#features/newsletter/server/create-newsletter.ts';
import type { Withdrawal } from '#features/declarations/withdrawal/contract.ts';
import { withdrawalKind } from '#features/declarations/withdrawal/server/withdrawal-kind.ts';
import type { ApiFunction } from '#server/http/functions/api-function.ts';
import type { AnyKind } from '#features/declarations/server/declaration-kind.ts';
import type {
  Sender,
  SubmitDeclaration,
} from '#features/declarations/server/submit-declaration.ts';

/** Every kind of declaration that this site takes; the only place where server and features meet. */
export const kinds: readonly AnyKind[] = [cancellationKind, withdrawalKind].map(asAnyKind);

/**
 * Finished pages with a form of their own, and the route that takes it: the page stays a file in
 * memory, only what is posted to it is answered on demand.
 */
export const postedForms: ReadonlyMap<string, string> = new Map([[listPath, subscribePath]]);

/**
 * Routes that take posts without an origin, because no browser sends them: mail providers
 * unsubscribe with one click (RFC 8058). What they carry must prove the right by itself.
 */
export const openForms: ReadonlySet<string> = new Set([unsubscribePath]);

/** Everything that browsers call with JSON. */
export function apiFunctions(submit: SubmitDeclaration, newsletter: Newsletter): ApiFunction[] {
  return [
    ...kinds.map((kind): ApiFunction => ({
      name: kind.functionName,
      take: (input, from) => submit(kind, input, from),
    })),
    { name: subscribeFunction, take: newsletter.subscribe },
  ];
}

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
