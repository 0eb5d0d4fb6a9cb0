import { declaredLines, type AnyDeclaration, type DeclaredLine } from '#lib/declaration.ts';
import type { Cancellation } from '../cancellation/contract.ts';
import { cancellationKind } from '../cancellation/server/cancellation-kind.ts';
import type { Withdrawal } from '../withdrawal/contract.ts';
import { withdrawalKind } from '../withdrawal/server/withdrawal-kind.ts';
import type { Kind } from './kind.ts';

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

const knownKind = (type: string): Kind<AnyDeclaration> | undefined =>
  // Which of them it is only its row knows; what it is asked about has passed its own schema.
  (kinds as Readonly<Record<string, unknown>>)[type] as Kind<AnyDeclaration> | undefined;

/**
 * The kind of a stored declaration.
 *
 * @throws when this version of the server does not know it.
 */
export function kindOf(type: string): Kind<AnyDeclaration> {
  const kind = knownKind(type);
  if (kind === undefined) throw new Error(`Nobody here knows declarations of type ${type}.`);
  return kind;
}

/**
 * A stored declaration with every field of its kind, also where it was stored before the field was there. What the schema
 * does not take any more stays as it was declared.
 */
export const readStored = (
  type: string,
  stored: Readonly<Record<string, string>>,
): AnyDeclaration =>
  knownKind(type)?.schema.safeParse(stored).data ?? { email: '', name: '', ...stored };

/** What people call a kind; a later version of the server may have stored one that this one does not know. */
export const titleOf = (type: string): string => knownKind(type)?.title ?? type;

/** What a stored declaration says, as people read it. */
export const declaredIn = (type: string, declaration: AnyDeclaration): DeclaredLine[] =>
  declaredLines(
    knownKind(type)?.fields ??
      Object.fromEntries(Object.keys(declaration).map((label) => [label, { label }])),
    declaration,
  );

/** The fields of all kinds with their labels, each once. */
export const allFields: ReadonlyMap<string, string> = new Map(
  Object.values(kinds).flatMap(({ fields }) =>
    Object.entries(fields).map(([name, { label }]) => [name, label] as const),
  ),
);

/**
 * What somebody has said of a declaration, for its hash: not what the schema fills in, save what the first version filled in
 * and counted. So the same declaration, sent again after an upgrade that brought a field, is found.
 */
export function saidIn(
  declaration: AnyDeclaration,
  { schema, filledInAtFirst }: Pick<Kind<AnyDeclaration>, 'schema' | 'filledInAtFirst'>,
): Readonly<Record<string, string>> {
  const isFilledIn = (name: string): boolean =>
    schema.safeParse({ ...declaration, [name]: undefined }).data?.[name] === declaration[name];
  return Object.fromEntries(
    Object.entries(declaration).filter(
      ([name]) => filledInAtFirst.includes(name) || !isFilledIn(name),
    ),
  );
}
