import type { ReactNode } from 'react';

/** What a control needs in order to be tied to its words. */
export interface ControlProps {
  id: string;
  name: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Name of the value in the form; the id is made of it. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value, as a sentence. */
  error?: string | undefined;
  /** Exactly one input, select or text area that takes these properties. */
  children: (control: ControlProps) => ReactNode;
}

/** Id of the control that belongs to a name, for links that lead to it. */
export const fieldId = (name: string): string => `field-${name}`;

/** A control with its label above, its hint between and its error below, tied to each other. */
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

/** What is wrong with a field; nothing when nothing is. */
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
  /** Value that is chosen at first. */
  defaultValue: string;
  error?: string | undefined;
  /** What belongs to the last choice and is shown only with it. */
  children?: ReactNode;
}

/** One of a few values, all of them in sight. */
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
