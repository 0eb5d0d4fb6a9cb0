import { useId, type ComponentProps } from 'react';

type Given = Pick<ComponentProps<'input'>, 'type' | 'required' | 'maxLength' | 'value'>;

interface TextInputProps extends Given {
  label: string;
  hint?: string;
  /** Called with the new value. */
  onWrite: (words: string) => void;
}

/** One line to write in, with its label and hint above; for what is no field of an entry. */
export function TextInput({ label, hint, onWrite, ...given }: TextInputProps) {
  const id = useId();
  const hintId = `${id}-hint`;
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
      <input
        id={id}
        className="field-control"
        aria-describedby={hint ? hintId : undefined}
        {...given}
        onChange={({ target }) => onWrite(target.value)}
      />
    </div>
  );
}
