import {
  contentSchema,
  isPictureFile,
  type ContentField,
  type ContentName,
} from './content-schema.ts';
import { isWordList, nameInPayload, relationOf } from './field-table.ts';
import { protectSpaces } from './protected-spaces.ts';
import { idOf, type Id, type Places } from '../markdown/lexical-nodes.ts';

/** Where the words of relations come from. */
export interface Lookups extends Pick<Places, 'fileOf' | 'pictureAt'> {
  /** The document of a kind that has this name. */
  readonly named: (kind: ContentName, name: string) => Id | undefined;
  readonly nameOf: (kind: ContentName, id: Id) => string | undefined;
}

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a file as Payload stores them. */
export function documentOf(name: ContentName, values: Values, lookups: Lookups): Values {
  const relate = (key: string, value: unknown): unknown => {
    const kind = relationOf(name, key);
    return kind && typeof value === 'string' ? lookups.named(kind, value) : undefined;
  };
  const objectOf = (schema: ContentField, from: Values, isTop: boolean): Values =>
    Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, field]) => [
        nameInPayload(key),
        (isTop ? relate(key, from[key]) : undefined) ?? oneOf(field, from[key] ?? field.default),
      ]),
    );
  const oneOf = (field: ContentField, value: unknown): unknown => {
    // Groups and lists are there whether they have words or not.
    if (field.type === 'object') return objectOf(field, isValues(value) ? value : {}, false);
    if (field.type === 'array' && !Array.isArray(value)) return [];
    if (value === undefined || value === null) return undefined;
    if (isPictureFile(field)) return lookups.pictureAt(value as string);
    if (field.format === 'date') return `${value as string}T12:00:00.000Z`;
    if (!Array.isArray(value)) return value;
    const { items = {} } = field;
    if (items.type === 'object') return value.map((one: Values) => objectOf(items, one, false));
    return isWordList(field) ? value : value.map((one: unknown) => ({ value: one }));
  };
  return objectOf(contentSchema(name), values, true);
}

/**
 * The way back: a document of Payload as the fields of a file, in the order of the schema.
 *
 * @param before The fields of the file so far. What may be left out stands there as it stood.
 */
export function valuesOf(
  name: ContentName,
  document: Values,
  lookups: Lookups,
  before: unknown = {},
): Record<string, unknown> {
  const relate = (key: string, value: unknown, earlier: unknown): unknown => {
    const kind = relationOf(name, key);
    if (kind === undefined) return undefined;
    if (value === null || value === undefined) return null;
    const words = lookups.nameOf(kind, idOf(value));
    return typeof earlier === 'string' && spelled(earlier) === spelled(words) ? earlier : words;
  };
  const objectOf = (schema: ContentField, from: Values, was: unknown, isTop = false) => {
    const earlier = isValues(was) ? was : {};
    const required = new Set(schema.required);
    const entries = Object.entries(schema.properties ?? {}).map(([key, field]) => {
      const value = from[nameInPayload(key)];
      const related = isTop ? relate(key, value, earlier[key]) : undefined;
      const one =
        related === undefined ? oneOf(field, value, earlier[key], required.has(key)) : related;
      const isLeftOut = !(key in earlier) && !required.has(key) && isSame(one, field.default);
      return [key, isLeftOut ? undefined : one] as const;
    });
    return Object.fromEntries(entries.filter(([, one]) => one !== undefined && one !== null));
  };
  const oneOf = (
    field: ContentField,
    value: unknown,
    was: unknown,
    isRequired: boolean,
  ): unknown => {
    if (field.type === 'object') {
      const all = objectOf(field, isValues(value) ? value : {}, was);
      const isEmpty = Object.values(all).every((one) => isSame(one, undefined) || isSame(one, []));
      return isEmpty && !isRequired ? undefined : all;
    }
    if (field.type === 'array') {
      const list = Array.isArray(value) ? (value as unknown[]) : [];
      if (list.length === 0) return isRequired || was !== undefined ? [] : undefined;
      const { items = {} } = field;
      return list.map((one, at) => {
        const earlier = Array.isArray(was) ? (was as unknown[])[at] : undefined;
        if (items.type === 'object') return objectOf(items, one as Values, earlier);
        return isWordList(field) ? one : oneOf(items, (one as Values)['value'], earlier, true);
      });
    }
    if (field.type === 'boolean') return value === true;
    if (value === null || value === undefined || value === '') {
      // A text that may be empty, such as the description of mere decoration.
      return field.type === 'string' && isRequired && !field.minLength && was === ''
        ? ''
        : emptyOf(field, isRequired);
    }
    if (isPictureFile(field)) return lookups.fileOf(idOf(value));
    if (field.format === 'date') return (value as string).slice(0, 10);
    // Titles of publications are quotations.
    if (typeof value !== 'string' || name === 'sources') return value;
    const written = protectSpaces(value);
    return typeof was === 'string' && protectSpaces(was) === written ? was : written;
  };
  return objectOf(contentSchema(name), document, before, true);
}

// A description of a picture may be empty; a text that must have words is missing then, and the check says so.
const emptyOf = (field: ContentField, isRequired: boolean): string | undefined =>
  isRequired &&
  field.type === 'string' &&
  field.minLength === undefined &&
  field.maxLength !== undefined
    ? ''
    : undefined;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A name whose spellings differ in a protected space. */
export const spelled = (name = ''): string => name.replaceAll('\u00A0', ' ');
