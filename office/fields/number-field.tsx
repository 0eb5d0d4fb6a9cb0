'use client';

import { FieldError, TextInput, useField } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { useState, type ChangeEvent } from 'react';
import { numberOf, writtenNumber } from './german-number.ts';
import { editingTexts as texts } from './texts.ts';

// Payload hands on whatever an input knows, though its type names one attribute alone.
const withDigits = { inputMode: 'decimal' } as object;

/** A number as it is written here, with a comma: '79,90' is no 7990. */
export const NumberField: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const { name, label, required = false, admin: { placeholder, description } = {} } = field;
  const { value, setValue, showError, disabled } = useField<number | string | null>({
    potentiallyStalePath: path,
  });
  const [typed, setTyped] = useState<string>();
  // A draft is sent without looking at it, so this is said while somebody types.
  const isWords = typeof value === 'string';
  const error = (
    <FieldError
      path={path}
      showError={showError || isWords}
      {...(isWords && { message: texts.noNumber })}
    />
  );
  return (
    <TextInput
      className="number"
      Error={error}
      htmlAttributes={withDigits}
      label={label ?? name}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        setValue(numberOf(target.value));
      }}
      path={path}
      readOnly={readOnly === true || disabled}
      required={required}
      showError={showError}
      // What somebody types stays as it is while it means the stored number.
      value={
        typed !== undefined && numberOf(typed) === value
          ? typed
          : writtenNumber(value, name.endsWith('Euro'))
      }
      {...(typeof placeholder === 'string' && { placeholder })}
      {...(description !== undefined && { description })}
    />
  );
};
