import type { Kind } from '../../server/kind.ts';
import {
  cancellationFields,
  cancellationFunction,
  cancellationSchema,
  checkCancellation,
  type Cancellation,
} from '../contract.ts';
import { chatTitle, mailTexts, texts } from '../texts.ts';
import { contractEndOf } from './contract-end.ts';

/** The cancellation (§ 312k BGB) as one of the declarations that the server takes. */
export const cancellationKind: Kind<Cancellation> = {
  title: texts.title,
  prefix: 'K',
  functionName: cancellationFunction,
  schema: cancellationSchema,
  fields: cancellationFields,
  filledInAtFirst: ['kind', 'contract', 'endsOn'],
  check: checkCancellation,
  endsOn: contractEndOf,
  confirmation: mailTexts,
  chatTitle,
};
