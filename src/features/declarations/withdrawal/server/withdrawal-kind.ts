import type { DeclarationKind } from '#features/declarations/server/declaration-kind.ts';
import { checkWithdrawal, withdrawalFunction, type Withdrawal } from '../contract.ts';
import { receiptEmail } from './receipt-email.ts';
import { teamNote } from './team-note.ts';

/** The withdrawal (§ 356a BGB) as one of the declarations that the server takes. */
export const withdrawalKind: DeclarationKind<Withdrawal> = {
  type: 'withdrawal',
  prefix: 'W',
  functionName: withdrawalFunction,
  check: checkWithdrawal,
  endsOn: () => null,
  confirmation: receiptEmail,
  teamNote,
};
