import type {
  ChangeEventHandler,
  ComponentProps,
  FocusEventHandler,
  KeyboardEventHandler,
  ReactNode,
} from 'react';

type ControlProps = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'required'
  | 'maxLength'
  | 'defaultValue'
  | 'value'
>;

export interface FieldProps extends ControlProps {
  /** Name in the form; without an id, that derives from it. */
  name: string;
  id?: string;
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value, as a sentence. */
  error?: string | undefined;
  /** Height of a text area; without it the field has one line. */
  rows?: number;
  /** Id of a hint that stands elsewhere, for several fields. */
  hintElsewhere?: string | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onBlur?: FocusEventHandler;
  onKeyDown?: KeyboardEventHandler;
}

/** The id of the control with a name, for links to it. */
export const fieldId = (name: string): string => `field-${name}`;

/** A text field with its label and hint above and its error below. */
export function Field(props: FieldProps) {
  const {
    name,
    id = fieldId(name),
    label,
    hint,
    hintElsewhere,
    error,
    rows,
    type,
    ...rest
  } = props;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error && errorId, hint && hintId, hintElsewhere].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    className: 'field-control',
    'aria-describedby': described || undefined,
    // Otherwise browsers call an empty required field invalid before anybody has typed.
    'aria-invalid': Boolean(error),
    ...rest,
  } as const;
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
      {rows ? (
        <textarea {...control} rows={rows} defaultValue={asList(rest.defaultValue)} />
      ) : (
        <input {...control} type={type} />
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

// React writes a text back over what was typed while the script was on its way, but no list (react issue 26974).
const asList = (value: ControlProps['defaultValue']) =>
  value === undefined ? undefined : [String(value)];

/** The error of a field, if there is one. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={id} className="field-error">
      {error}
    </p>
  ) : null;
}

interface Choice {
  value: string;
  label: string;
  hint?: ReactNode;
}

interface ChoiceGroupProps {
  name: string;
  legend: string;
  choices: readonly Choice[];
  /** The value that is selected at first. */
  defaultValue: string | undefined;
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
