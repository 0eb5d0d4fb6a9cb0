import { z } from 'zod';
import { formSchema } from '../content/form-schema.ts';
import { contentFiles } from '../../src/content-model/collections.ts';

export type ContentName = keyof typeof contentFiles;

/** What JSON Schema says of a field of the content. */
export interface ContentField {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly examples?: readonly (string | number)[];
  readonly default?: unknown;
  readonly enum?: readonly string[];
  /** What each choice is called, in their order. */
  readonly enumDescriptions?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: ContentField;
  readonly properties?: Readonly<Record<string, ContentField>>;
  readonly required?: readonly string[];
}

const schemas = new Map<ContentName, ContentField>();

/** The fields of a kind of content; the only description of them is the schema that the build uses. */
export function contentSchema(name: ContentName): ContentField {
  const known = schemas.get(name) ?? (formSchema(name) as ContentField);
  schemas.set(name, known);
  return known;
}

const judges = new Map<ContentName, z.ZodType>();

/** The schema itself, for which a picture is any address. */
export function judgeOf(name: ContentName): z.ZodType {
  const known = judges.get(name) ?? contentFiles[name].schema({ image: () => z.string() } as never);
  judges.set(name, known);
  return known;
}

/** Whether a field of the content is a picture with its description and focus. */
export const isPictureFile = (field: ContentField): boolean => field.format === 'picture';
