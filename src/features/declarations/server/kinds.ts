import type { ZodMiniType } from 'zod/mini';
import {
  declaredLines,
  type AnyDeclaration,
  type Checked,
  type DeclaredFields,
  type DeclaredLine,
  type ReceiptRow,
} from '#lib/declaration.ts';
import {
  contractEndOf,
  cancellationFields,
  cancellationFunction,
  cancellationSchema,
  checkCancellation,
  endRow,
  type Cancellation,
} from '../cancellation/contract.ts';
import * as cancellationWords from '../cancellation/texts.ts';
import {
  checkWithdrawal,
  withdrawalFields,
  withdrawalFunction,
  withdrawalSchema,
  type Withdrawal,
} from '../withdrawal/contract.ts';
import * as withdrawalWords from '../withdrawal/texts.ts';

/** What one kind of declaration adds to what all share. */
interface Kind<Declaration extends AnyDeclaration> {
  /** What people call it, in German. */
  readonly title: string;
  /** One letter at the beginning of its references; differs from that of every other kind. */
  readonly prefix: string;
  /** Function name below `/functions/v1/`. */
  readonly functionName: string;
  readonly schema: ZodMiniType<Declaration>;
  readonly fields: DeclaredFields<Declaration>;
  /** Fields of the first version that it filled in where they were not posted, and counted all the same (`saidIn`). */
  readonly filledInAtFirst: readonly (keyof Declaration)[];
  readonly check: (input: unknown) => Checked<Declaration>;
  /** Last day of the contract as `YYYY-MM-DD`, or null when the declaration ends none by itself. */
  readonly endsOn: (declaration: Declaration, receivedAt: Date) => string | null;
  /** What the confirmation says of that day, or of the one that is wished. */
  readonly endRow?: (declaration: Declaration, endsOn: string | null) => ReceiptRow;
  /** What the confirmation for whoever made the declaration says of this kind alone. */
  readonly confirmation: {
    readonly subject: (reference: string) => string;
    readonly received: string;
    readonly closing: (declaration: Declaration) => readonly string[];
  };
  /** What the team reads in its chat (row K9). */
  readonly chatTitle: (reference: string) => string;
}

/** The kinds by their name in the database, which never changes once it is in use. */
export interface DeclarationTypes {
  readonly cancellation: Cancellation;
  readonly withdrawal: Withdrawal;
}

export type DeclarationType = keyof DeclarationTypes;

export const kinds: { readonly [Type in DeclarationType]: Kind<DeclarationTypes[Type]> } = {
  // § 312k BGB.
  cancellation: {
    title: cancellationWords.texts.title,
    prefix: 'K',
    functionName: cancellationFunction,
    schema: cancellationSchema,
    fields: cancellationFields,
    filledInAtFirst: ['kind', 'contract', 'endsOn'],
    check: checkCancellation,
    endsOn: contractEndOf,
    endRow,
    confirmation: cancellationWords.mailTexts,
    chatTitle: cancellationWords.chatTitle,
  },
  // § 356a BGB.
  withdrawal: {
    title: withdrawalWords.texts.mailSubject,
    prefix: 'W',
    functionName: withdrawalFunction,
    schema: withdrawalSchema,
    fields: withdrawalFields,
    filledInAtFirst: [],
    check: checkWithdrawal,
    endsOn: () => null,
    confirmation: withdrawalWords.mailTexts,
    chatTitle: withdrawalWords.chatTitle,
  },
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
