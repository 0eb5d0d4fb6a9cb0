/** What a declaration's sender keeps; the same for every kind of declaration. */
export interface Receipt {
  /** Short and readable, such as `K-7F3M-9QXD`. */
  reference: string;
  /** When the server received it: ISO 8601, UTC. */
  receivedAt: string;
  /** Last day of the contract as `YYYY-MM-DD`; null where the declaration ends none by itself. */
  endsOn: string | null;
}

/** Fields of a declaration; every kind has somebody who made it and where to confirm it. */
export type AnyDeclaration = Readonly<Record<string, string>> & {
  readonly email: string;
  readonly name: string;
};

/** How people read one field of a declaration. */
interface DeclaredField<Value> {
  /** Its German name. */
  label: string;
  /** Its value in German; without this it is in the customer's own words and stays as it is. */
  inWords?(value: Value): string;
}

/** Every field of a kind, in the order in which people read them. */
export type DeclaredFields<Declaration> = {
  readonly [Name in keyof Declaration]: DeclaredField<Declaration[Name]>;
};

/** One field of one declaration. */
export interface DeclaredLine {
  name: string;
  label: string;
  value: string;
  /** Whether the customer has written the value. */
  isOwnWords: boolean;
}

/** What a declaration says, as people read it; what may be left out and was has no line. */
export const declaredLines = (
  fields: DeclaredFields<Record<string, string>>,
  declaration: Readonly<Record<string, string>>,
): DeclaredLine[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = declaration[name] ?? '';
    if (value === '') return [];
    const inWords = field.inWords?.(value) ?? value;
    return [{ name, label: field.label, value: inWords, isOwnWords: !field.inWords }];
  });

/** One line of a receipt: what it is, and what was declared. */
export type ReceiptRow = readonly [term: string, value: string];

/** One field that cannot be accepted, with a sentence for the visitor. */
export interface Problem<Field extends string> {
  field: Field;
  message: string;
}

/** A declaration that can be accepted, or why not: at most one problem per field, in their order. */
export type Checked<Declaration> =
  | { declaration: Declaration; problems?: undefined }
  | { declaration?: undefined; problems: Problem<keyof Declaration & string>[] };

/** What became of a submitted declaration. Only `stored` means that it is on disk. */
export type SubmissionResult<Declaration> =
  | { status: 'stored'; receipt: Receipt; declaration: Declaration }
  | { status: 'invalid'; problems: Problem<keyof Declaration & string>[] }
  | { status: 'tooMany'; retryAfterSeconds: number }
  | { status: 'unavailable'; retryAfterSeconds: number };

/**
 * Name of a field that people never see and browsers never fill in; only programs fill it in.
 * Its declaration is stored all the same and marked.
 */
export const honeypotField = 'topic';

/** Name of the field under which a form without script carries its key. */
export const formKeyField = 'form-key';
