import { dayAfter, today } from '#lib/wall-time.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { nightFieldId } from './night-fields.tsx';
import { texts } from './texts.ts';

// A day before this one was mistyped.
const firstDay = '2000-01-01';

/** Whether a night can be written down for a day such as `2026-11-23`. */
export const isDay = (day: string): boolean => day >= firstDay && day <= today();

interface DayFieldProps {
  day: string;
  /** What stands in the field; while somebody types it is no day yet. */
  typed: string;
  problem: string | undefined;
  onChange: (day: string) => void;
}

/** The day of a night: typed, picked, or one earlier or later. */
export function DayField({ day, typed, problem, onChange }: DayFieldProps) {
  const id = nightFieldId('day');
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {texts.dayLabel}
      </label>
      <div className="night-day day-steps flex flex-wrap gap-2">
        <Button
          variant="quiet"
          aria-label={texts.dayBack}
          onClick={() => onChange(dayAfter(day, -1))}
        >
          ‹
        </Button>
        <input
          id={id}
          type="date"
          className="field-control"
          min={firstDay}
          max={today()}
          aria-describedby={problem === undefined ? undefined : `${id}-error`}
          aria-invalid={problem !== undefined}
          value={typed}
          onChange={({ target }) => onChange(target.value)}
        />
        <Button
          variant="quiet"
          aria-label={texts.dayOn}
          // Not disabled, which would take the focus away.
          aria-disabled={day >= today()}
          onClick={() => {
            if (day < today()) onChange(dayAfter(day, 1));
          }}
        >
          ›
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={problem} />
    </div>
  );
}
