'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { useState } from 'react';
import { numberOf, writtenNumber } from './german-number.ts';
import { editingTexts as texts } from './texts.ts';

/** A number as it is written here, with a comma: '79,90' is no 7990. */
export const NumberField: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const { name, label, required = false, admin } = field;
  const { value, setValue, showError, disabled } = useField<number | string | null>({
    potentiallyStalePath: path,
  });
  const [typed, setTyped] = useState<string>();
  // A draft is sent without looking at it, so this is said while somebody types.
  const isWords = typeof value === 'string';
  const hasError = showError || isWords;
  const id = `field-${path.replaceAll('.', '__')}`;
  // What somebody types stays as it is while it means the stored number.
  const shown =
    typed !== undefined && numberOf(typed) === value
      ? typed
      : writtenNumber(value, name.endsWith('Euro'));
  return (
    <div className={['field-type text number', ...(showError ? ['error'] : [])].join(' ')}>
      <FieldLabel label={label ?? name} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError
          path={path}
          showError={hasError}
          {...(isWords && { message: texts.noNumber })}
        />
        <input
          id={id}
          name={path}
          type="text"
          inputMode="decimal"
          value={shown}
          disabled={readOnly === true || disabled}
          placeholder={typeof admin?.placeholder === 'string' ? admin.placeholder : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setValue(numberOf(target.value));
          }}
        />
      </div>
      {admin?.description !== undefined && (
        <FieldDescription description={admin.description} path={path} />
      )}
    </div>
  );
};
