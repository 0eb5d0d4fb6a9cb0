import type { DeclarationKind } from '#features/declarations/server/declaration-kind.ts';
import { cancellationFunction, checkCancellation, type Cancellation } from '../contract.ts';
import { confirmationEmail } from './confirmation-email.ts';
import { contractEndOf } from './contract-end-of-cancellation.ts';
import { teamNote } from './team-note.ts';

/** The cancellation (§ 312k BGB) as one of the declarations that the server takes. */
export const cancellationKind: DeclarationKind<Cancellation> = {
  type: 'cancellation',
  prefix: 'K',
  functionName: cancellationFunction,
  check: checkCancellation,
  endsOn: contractEndOf,
  confirmation: confirmationEmail,
  teamNote,
};
