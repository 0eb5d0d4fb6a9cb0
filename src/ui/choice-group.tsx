import type { ReactNode } from 'react';
import { FieldError, fieldId } from './field.tsx';

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
