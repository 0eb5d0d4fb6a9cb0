import type { Kind } from '../../server/kind.ts';
import {
  checkWithdrawal,
  withdrawalFields,
  withdrawalFunction,
  withdrawalSchema,
  type Withdrawal,
} from '../contract.ts';
import { chatTitle, mailTexts, texts } from '../texts.ts';

/** The withdrawal (§ 356a BGB) as one of the declarations that the server takes. */
export const withdrawalKind: Kind<Withdrawal> = {
  title: texts.mailSubject,
  prefix: 'W',
  functionName: withdrawalFunction,
  schema: withdrawalSchema,
  fields: withdrawalFields,
  filledInAtFirst: [],
  check: checkWithdrawal,
  endsOn: () => null,
  confirmation: mailTexts,
  chatTitle,
};
