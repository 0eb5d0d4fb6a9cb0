import type { ReactNode } from 'react';

/** Connects a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Name in the form; the id derives from it. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value, as a sentence. */
  error?: string | undefined;
  /** Exactly one input, select or text area that takes these properties. */
  children: (control: ControlProps) => ReactNode;
}

/** The id of the control with a name, for links to it. */
export const fieldId = (name: string): string => `field-${name}`;

/** A control with its label and hint above and its error below. */
export function Field({ name, label, hint, error, children }: FieldProps) {
  const id = fieldId(name);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {hint ? (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      ) : null}
      {children({
        id,
        name,
        className: 'field-control',
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The error of a field, if there is one. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={id} className="field-error">
      {error}
    </p>
  ) : null;
}

export interface Choice {
  value: string;
  label: string;
  hint?: ReactNode;
}

export interface ChoiceGroupProps {
  name: string;
  legend: string;
  choices: readonly Choice[];
  /** The value that is selected at first. */
  defaultValue: string;
  error?: string | undefined;
  /** Belongs to the last choice and is shown only with it. */
  children?: ReactNode;
}

/** A group of radio buttons. */
export function ChoiceGroup({
  name,
  legend,
  choices,
  defaultValue,
  error,
  children,
}: ChoiceGroupProps) {
  const id = fieldId(name);
  return (
    <fieldset className="field" id={id} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{legend}</legend>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className="choice">
          <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
          <span>
            {label}
            {hint ? <span className="field-hint">{hint}</span> : null}
          </span>
        </label>
      ))}
      {children ? <div className="choice-detail">{children}</div> : null}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
