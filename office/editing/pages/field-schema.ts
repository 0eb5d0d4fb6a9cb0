import { pageTexts as texts } from './page-texts.ts';

/** What a form needs of JSON Schema; the schemas of the content use nothing else. */
export interface FieldSchema {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly (string | number)[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly enum?: readonly string[];
  /** What each choice is called, in their order. */
  readonly enumDescriptions?: readonly string[];
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly format?: string;
  readonly leastWidth?: number;
  readonly leastHeight?: number;
}

/** What stands below the name of a field; empty when there is nothing to say. */
export function hintOf({ description, examples }: FieldSchema): string {
  const hint = [examples && texts.example(examples), description].filter(Boolean).join('; ');
  return hint.charAt(0).toUpperCase() + hint.slice(1);
}

export type FieldPath = readonly (string | number)[];

/** What shows one field of a form. */
export interface SchemaFieldProps {
  schema: FieldSchema;
  path: FieldPath;
  value: unknown;
  label: string;
  isRequired: boolean;
}

/** A value for a new field, with everything in it that must be there. */
export function emptyValue(schema: FieldSchema): unknown {
  switch (schema.type) {
    case 'object': {
      const names = schema.required ?? [];
      return Object.fromEntries(
        names.map((name) => [name, emptyValue(schema.properties?.[name] ?? {})]),
      );
    }
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => emptyValue(schema.items ?? {}));
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return schema.minimum ?? 0;
    default:
      return '';
  }
}

/** What becomes of a value. */
export type Update = (value: unknown) => unknown;

/** The same values with another one at a place; undefined takes the field away. */
export function updateAt(value: unknown, [step, ...rest]: FieldPath, update: Update): unknown {
  if (step === undefined) return update(value);
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? (value as unknown[]) : [];
    return list.map((one, at) => (at === step ? updateAt(one, rest, update) : one));
  }
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  const inner = updateAt(fields[step], rest, update);
  if (inner !== undefined) return { ...fields, [step]: inner };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== step));
}

/** A list with one entry in another place. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.toSpliced(from, 1);
  return list.slice(from, from + 1).reduceRight((all, one) => all.toSpliced(to, 0, one), rest);
}

/** The address of a field for links and labels. */
export const idOf = (path: FieldPath): string => ['field', ...path].join('-');

export const isSamePath = (one: FieldPath, other: FieldPath): boolean =>
  one.length === other.length && one.every((step, at) => step === other[at]);
