import type { Cancellation } from '../cancellation/contract.ts';
import { cancellationKind } from '../cancellation/server/cancellation-kind.ts';
import type { Withdrawal } from '../withdrawal/contract.ts';
import { withdrawalKind } from '../withdrawal/server/withdrawal-kind.ts';
import type { AnyDeclaration, Kind } from './kind.ts';

/** The kinds by their name in the database, which never changes once it is in use. */
export interface DeclarationTypes {
  readonly cancellation: Cancellation;
  readonly withdrawal: Withdrawal;
}

export type DeclarationType = keyof DeclarationTypes;

export const kinds: { readonly [Type in DeclarationType]: Kind<DeclarationTypes[Type]> } = {
  cancellation: cancellationKind,
  withdrawal: withdrawalKind,
};

/**
 * The kind of a stored declaration.
 *
 * @throws when this version of the server does not know it.
 */
export function kindOf(type: string): Kind<AnyDeclaration> {
  const kind = (kinds as Readonly<Record<string, unknown>>)[type];
  if (kind === undefined) throw new Error(`Nobody here knows declarations of type ${type}.`);
  // What is stored has passed the check of its own kind.
  return kind as Kind<AnyDeclaration>;
}

/** A row with every field of its kind, also where it was stored before the field was there. */
export function complete<
  Row extends { type: string; declaration: Readonly<Record<string, string>> },
>(row: Row, { later }: Pick<Kind<AnyDeclaration>, 'later'> = kindOf(row.type)): Row {
  return { ...row, declaration: { ...later, ...row.declaration } };
}
