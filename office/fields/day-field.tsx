'use client';

import { DatePicker, FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClientComponent } from 'payload';
import { useState, type SyntheticEvent } from 'react';
import { dayOf, isNoDay, writtenDay } from './german-day.ts';
import { editingTexts as texts } from './texts.ts';

/** A day in Payload's calendar, which by itself drops words that are no day without saying so. */
export const DayField: DateFieldClientComponent = ({ field, path, readOnly }) => {
  const { name, label, required = false, admin } = field;
  const { value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: path,
  });
  const [typed, setTyped] = useState<string>();
  // A draft is sent without looking at it, so this is said while somebody types.
  const isWords = isNoDay(value);
  const hasError = showError || isWords;
  // What somebody types stays as it is while it means the stored day.
  const shown = typed !== undefined && dayOf(typed) === (value ?? null) ? typed : writtenDay(value);
  const overrides = {
    id: `field-${path.replaceAll('.', '__')}`,
    value: shown,
    // Otherwise the calendar stays in its month while somebody types.
    ...(typeof value === 'string' && !isWords && { openToDate: new Date(value) }),
    // The calendar calls this for a click too.
    onChangeRaw: (event?: SyntheticEvent) => {
      if (event?.type !== 'change') return;
      event.preventDefault();
      const { value: words } = event.target as HTMLInputElement;
      setTyped(words);
      setValue(dayOf(words));
    },
  };
  return (
    <div
      className={[
        'field-type date-time-field',
        ...(hasError ? ['date-time-field--has-error'] : []),
      ].join(' ')}
    >
      <FieldLabel label={label ?? name} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={hasError} {...(isWords && { message: texts.noDay })} />
        <DatePicker
          displayFormat="dd.MM.yyyy"
          onChange={(day: Date | null) => setValue(day?.toISOString() ?? null)}
          overrides={overrides}
          pickerAppearance="dayOnly"
          readOnly={readOnly === true || disabled}
          {...(typeof value === 'string' && !isWords && { value })}
        />
      </div>
      {admin?.description !== undefined && (
        <FieldDescription description={admin.description} path={path} />
      )}
    </div>
  );
};
