import { ValidationError, type Field, type FieldHook } from 'payload';
import { placeholderNote } from '../../src/content-model/placeholders.ts';
import {
  contentSchema,
  isPictureFile,
  type ContentField,
  type ContentName,
} from './content-schema.ts';
import {
  isComputed,
  isWordList,
  LONGEST_LINE,
  nameInPayload,
  relationOf,
  tableNameFor,
} from './field-table.ts';
import { writtenNumber } from './german-number.ts';
import { judgedBy } from './judge.ts';
import { isNoDay } from './german-day.ts';
import { editingTexts as texts } from './texts.ts';

/** The fields of a kind of content, made from its schema. */
export function fieldsOf(name: ContentName): Field[] {
  /** Payload knows no optional group: inside one nothing is required, and the check says what is missing. */
  function fieldsIn(schema: ContentField, isRequired: boolean, isTop = true): Field[] {
    const required = new Set(isRequired ? schema.required : []);
    const { file } = schema.properties ?? {};
    const isPicture = file !== undefined && isPictureFile(file);
    const fields = Object.entries(schema.properties ?? {}).map(([key, field]) =>
      fieldOf(key, field, required.has(key), isTop),
    );
    return isPicture ? fields.map(fromLibrary) : fields;
  }

  function fieldOf(key: string, field: ContentField, required: boolean, isTop: boolean): Field {
    const label = isPictureFile(field) ? texts.picture : (field.title ?? key);
    const base = {
      name: nameInPayload(key),
      label,
      required,
      validate: judgedBy(name),
      admin: wordsAround(field),
    };
    if (isTop && isComputed(name, key)) {
      const admin = { description: texts.readingTime, readOnly: true, position: 'sidebar' };
      return { ...base, type: 'text', required: false, validate: () => true, admin } as Field;
    }
    const relationTo = isTop ? relationOf(name, key) : undefined;
    if (relationTo) {
      // Whoever picks a person makes no second one by the way.
      const admin = { ...base.admin, allowCreate: false };
      return { ...base, admin, type: 'relationship', relationTo };
    }
    if (isPictureFile(field)) return { ...base, type: 'upload', relationTo: 'media' };
    if (field.enum) return { ...base, type: 'select', options: choices(field) };
    if (field.format === 'date') {
      const admin = { ...base.admin, ...dayField };
      return { ...base, type: 'date', admin, hooks: { beforeValidate: [refuseNoDay] } } as Field;
    }
    switch (field.type) {
      case 'boolean':
        return { ...base, type: 'checkbox', required: false, defaultValue: field.default } as Field;
      case 'integer':
      case 'number':
        return {
          ...base,
          type: 'number',
          min: field.minimum,
          max: field.maximum,
          admin: { ...base.admin, components: { Field: '/fields/number-field.tsx#NumberField' } },
          hooks: { beforeValidate: [refuseWords] },
        } as Field;
      case 'object':
        return {
          name: base.name,
          label,
          admin: base.admin,
          type: 'group',
          fields: fieldsIn(field, required, false),
        };
      case 'array':
        return listOf(field, base) as Field;
      default:
        return {
          ...base,
          type: (field.maxLength ?? 0) > LONGEST_LINE ? 'textarea' : 'text',
          maxLength: field.maxLength,
          defaultValue: field.default,
        } as Field;
    }
  }

  function listOf(field: ContentField, base: Readonly<Record<string, unknown>>): unknown {
    const { items = {}, minItems: minRows, maxItems: maxRows } = field;
    const required = base['required'] === true && (minRows ?? 0) > 0;
    const list = { ...base, required, minRows, maxRows };
    if (items.enum) return { ...list, type: 'select', hasMany: true, options: choices(items) };
    if (isWordList(field)) {
      const isText = items.type === 'string';
      return {
        ...list,
        type: isText ? 'text' : 'number',
        hasMany: true,
        maxLength: items.maxLength,
        // Payload's own asks to choose, where there is nothing to choose from.
        admin: { ...(base['admin'] as object | undefined), placeholder: texts.wordList },
      };
    }
    const fields =
      items.type === 'object'
        ? fieldsIn(items, true, false)
        : [fieldOf('value', items, true, false)];
    const { singular, plural } = texts.row;
    return {
      ...list,
      ...tableNameFor(String(base['name'])),
      type: 'array',
      fields,
      labels: { singular, plural },
      admin: {
        ...(base['admin'] as object),
        components: {
          RowLabel: {
            path: '/fields/row-label.tsx#RowLabel',
            clientProps: { names: fields.flatMap((one) => ('name' in one ? [one.name] : [])) },
          },
        },
      },
    };
  }

  return fieldsIn(contentSchema(name), true);
}

// Payload makes no number of words; they stay in the form with a sentence, for a draft too.
const refuse =
  (isWrong: (value: unknown) => boolean, message: string): FieldHook =>
  ({ value, field, path, req }) => {
    if (!isWrong(value)) return value as unknown;
    const { label } = field as { label?: string };
    const error = { message, path: path.join('.'), ...(label && { label }) };
    throw new ValidationError({ errors: [error], req }, req.t);
  };
const refuseWords = refuse(Number.isNaN, texts.noNumber);
const refuseNoDay = refuse(isNoDay, texts.noDay);

interface Picture {
  readonly alt?: string;
  readonly focalX?: number;
  readonly focalY?: number;
}

const inTens = (percent = 50): string => `${String(Math.round(percent / 10) * 10)}%`;

/** Whoever picks a picture gets what the library says of it, and may then say something else at this place. */
function fromLibrary(field: Field): Field {
  if (!('name' in field) || (field.name !== 'alt' && field.name !== 'focus')) return field;
  const { name } = field;
  const fill: FieldHook = async ({ value, siblingData, previousSiblingDoc, req }) => {
    const { file } = siblingData as { file?: number };
    const before = (previousSiblingDoc ?? {}) as Record<string, unknown>;
    const isPicked = file !== before['file'];
    // What was said of the picture before says nothing of this one.
    const isOwn = Boolean(value) && value !== '50% 50%' && value !== before[name];
    if (!file || !isPicked || isOwn || req.payloadAPI !== 'REST') return value as unknown;
    const find = { collection: 'media' as never, id: file, depth: 0, disableErrors: true, req };
    const found = (await req.payload.findByID(find)) as Picture | null;
    const { alt, focalX, focalY } = found ?? {};
    return name === 'alt' ? (alt ?? (value as unknown)) : `${inTens(focalX)} ${inTens(focalY)}`;
  };
  const Focus = { components: { Field: '/fields/focus-field.tsx#FocusField' } };
  const words = name === 'focus' ? Focus : { description: texts.altHere };
  const admin = { ...field.admin, ...words };
  const optional = name === 'alt' && { required: false };
  return { ...field, ...optional, admin, hooks: { beforeValidate: [fill] } } as Field;
}

/** Hints stand below their field here, so they begin as a sentence does; an example stands grey in the field. */
function wordsAround(field: ContentField) {
  const { description, type, format } = field;
  // Of choices, an example would be one of their signs.
  const [example] = field.enum ? [] : (field.examples ?? []);
  const placeholder =
    type === 'number' || type === 'integer' ? writtenNumber(example) : String(example ?? '');
  return {
    ...(description !== undefined && {
      description: description.charAt(0).toUpperCase() + description.slice(1),
    }),
    ...(description?.includes(placeholderNote) === true && {
      components: { afterInput: ['/fields/filled-words.tsx#FilledWords'] },
    }),
    ...(placeholder !== '' && format !== 'picture' && { placeholder }),
  };
}

const choices = ({ enum: values = [], enumDescriptions: words = [] }: ContentField) =>
  values.map((value, at) => ({ value, label: words[at] ?? value }));

const dayField = {
  date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' },
  components: { Field: '/fields/day-field.tsx#DayField' },
};
