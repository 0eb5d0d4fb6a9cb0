import { z } from 'zod';
import { contentFiles } from '../../src/content-model/collections.ts';
import { getOrMake } from '../../src/lib/records.ts';

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

// Where a schema asks Astro for a picture, a form asks for the name of its file.
const context = { image: () => z.string().meta({ format: 'picture' }) } as never;
const judges = new Map<ContentName, z.ZodType>();
const schemas = new Map<ContentName, ContentField>();

/** The schema that the build uses, for which a picture is any address. */
export const judgeOf = (name: ContentName): z.ZodType =>
  getOrMake(judges, name, () => contentFiles[name].schema(context) as z.ZodType);

/** The same as fields of a form: titles become labels, descriptions hints. */
export const contentSchema = (name: ContentName): ContentField =>
  getOrMake(
    schemas,
    name,
    () => z.toJSONSchema(judgeOf(name), { io: 'input', unrepresentable: 'any' }) as ContentField,
  );

/** Whether a field of the content is a picture with its description and focus. */
export const isPictureFile = (field: ContentField): boolean => field.format === 'picture';
