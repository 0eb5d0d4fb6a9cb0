import { Button } from '#ui/button.tsx';
import { texts } from './texts.ts';

export interface NumberFieldProps {
  name: string;
  label: string;
  value: string;
  /** By how much a press on plus or minus changes it. */
  step: number;
  least: number;
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** A number that is typed, or changed by two large buttons. */
export function NumberField(props: NumberFieldProps) {
  const { name, label, value, step, least, isWrong, onChange } = props;
  const id = `night-${name}`;
  const change = (by: number) => onChange(Math.max(least, (Number(value) || 0) + by).toString());
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="number-field">
        <Button
          variant="quiet"
          aria-label={texts.less(label)}
          onClick={() => {
            change(-step);
          }}
        >
          −
        </Button>
        <input
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          className="field-control text-center"
          aria-invalid={isWrong || undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <Button
          variant="quiet"
          aria-label={texts.more(label)}
          onClick={() => {
            change(step);
          }}
        >
          +
        </Button>
      </div>
    </div>
  );
}
