import { useId, type ChangeEvent } from 'react';
import { hintOf, idOf, type FieldSchema, type SchemaFieldProps } from './field-schema.ts';
import { useForm, useProblems } from './form-context.ts';
import { pageTexts as texts } from './page-texts.ts';

const LONG_TEXT = 100;

type Written = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** A text, a number, a day, a choice or a yes: one control with its label, hint, counter and error. */
export function ValueField({ schema, path, value, label, isRequired }: SchemaFieldProps) {
  const { change } = useForm();
  const problems = useProblems(path);
  const about = useId();
  const hint = hintOf(schema);
  const id = idOf(path);
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const described = [hint && `${about}-hint`, problems.length > 0 && `${about}-error`]
    .concat(schema.maxLength === undefined ? [] : `${about}-counter`)
    .filter(Boolean)
    .join(' ');
  const control = {
    id,
    value: written,
    className: 'field-control',
    'aria-describedby': described || undefined,
    'aria-invalid': problems.length > 0 || undefined,
    onChange: ({ target }: Written) => change(path, readControl(schema, target.value, isRequired)),
  };
  if (schema.type === 'boolean') {
    return (
      <label className="choice" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(path, target.checked)}
        />
        <span>
          {label}
          {hint ? <span className="field-hint">{hint}</span> : null}
        </span>
      </label>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {hint ? (
        <p id={`${about}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {schema.enum ? (
        <select {...control}>
          {schema.enum.includes(written) ? null : <option value="">{texts.choose}</option>}
          {schema.enum.map((choice, at) => (
            <option key={choice} value={choice}>
              {schema.enumDescriptions?.[at] ?? choice}
            </option>
          ))}
        </select>
      ) : (schema.maxLength ?? 0) > LONG_TEXT ? (
        <textarea {...control} rows={3} />
      ) : (
        <input {...control} {...inputKind(schema)} />
      )}
      <Counter id={`${about}-counter`} length={written.trim().length} most={schema.maxLength} />
      <div id={`${about}-error`}>
        {problems.map((sentence) => (
          <p key={sentence} className="field-error">
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}

interface CounterProps {
  id: string;
  length: number;
  most: number | undefined;
}

function Counter({ id, length, most }: CounterProps) {
  if (most === undefined) return null;
  const left = most - length;
  return (
    <p id={id} className={left < 0 ? 'editing-counter editing-over' : 'editing-counter'}>
      {left < 0 ? texts.tooMany(-left) : texts.left(left)}
    </p>
  );
}

function inputKind({ type, format, minimum, maximum, multipleOf }: FieldSchema) {
  if (type === 'number' || type === 'integer') {
    const step = multipleOf ?? (type === 'integer' ? 1 : 'any');
    return { type: 'number', min: minimum, max: maximum, step, inputMode: 'decimal' as const };
  }
  return { type: format === 'date' ? 'date' : 'text' };
}

// A number that cannot be read yet stays text, and the check says what is wrong with it.
function readControl({ type }: FieldSchema, written: string, isRequired: boolean): unknown {
  if (written === '' && !isRequired) return undefined;
  const isNumber = (type === 'number' || type === 'integer') && written !== '';
  return isNumber && Number.isFinite(Number(written)) ? Number(written) : written;
}
