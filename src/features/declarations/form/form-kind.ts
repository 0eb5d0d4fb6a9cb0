import type { ComponentType } from 'react';
import type { Checked, DeclaredFields, ReceiptRow } from '#lib/declaration.ts';
import type { FormValues } from '#lib/form-values.ts';
import type { ReceiptWords } from './receipt-card.tsx';

/** What a kind of declaration brings to the form that all kinds share. */
export interface FormKind<Declaration> {
  /** Address of the page, which takes the form when there is no script. */
  path: string;
  /** Name of the backend's function. */
  functionName: string;
  check: (typed: unknown) => Checked<Declaration>;
  words: {
    formHeading: string;
    emailHint: string;
    submit: string;
    sentences: { success: string; backendError: string };
    /** Says that nothing is lost and what to do. */
    notSent: string;
    receipt: ReceiptWords;
  };
  /** Its own fields, below those of the person. */
  Fields: ComponentType<FieldsProps<Declaration>>;
  /** The declaration as it was typed, ready to go by mail when it could not be sent. */
  mail: (values: FormValues) => { subject: string; body: string };
  /** What the receipt repeats of the declaration. */
  declared: DeclaredFields<Declaration>;
  /** What the receipt says of the end of the contract, where the kind ends one. */
  endRow?: (declaration: Declaration, endsOn: string | null) => ReceiptRow;
}

export interface FieldsProps<Declaration> {
  /** What stands in the fields at first. */
  values: FormValues;
  /** What was sent last. */
  sent: FormValues;
  /** Whether it arrived, so that the fields are empty (row K6). */
  isReceived: boolean;
  /** Name, first value and error of a field. */
  field: (
    name: keyof Declaration & string,
    fallback?: string,
  ) => { name: string; defaultValue: string | undefined; error: string | undefined };
}
