import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { dayAfter, today } from '#lib/wall-time.ts';
import { Button } from '#ui/button.tsx';
import { Field, FieldError, type FieldProps } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { MoonPhase } from '#ui/moon-phase.tsx';
import { firstDay } from './contract.ts';
import { readTime } from './night-draft.ts';
import { texts } from './texts.ts';
import { timeLater } from './timeline.tsx';

/** The id of a field of the night, for its error and the focus. */
export const nightFieldId = (path: string): string => `night-${path}`;

/** Finds a field of the night. */
export const nightField = (path: string) => () => document.getElementById(nightFieldId(path));

interface CommonProps {
  /** What the problems of the form name it. */
  path: string;
  label: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

interface TextFieldProps
  extends CommonProps, Omit<FieldProps, keyof CommonProps | 'id' | 'name' | 'error'> {}

/** One line or several, with its label and its error beside it. */
export const TextField = ({ path, problem, onChange, ...field }: TextFieldProps) => (
  <Field
    {...field}
    id={nightFieldId(path)}
    name={path}
    autoComplete="off"
    error={problem}
    onChange={({ target }) => onChange(target.value)}
  />
);

const arrows: Readonly<Record<string, number>> = { ArrowUp: 5, ArrowDown: -5 };

/** A time of day; arrows change it by five minutes, and what people type is written as `23:30`. */
export function TimeField(props: CommonProps & Pick<FieldProps, 'hintElsewhere'>) {
  const { value, onChange } = props;
  const time = readTime(value);
  return (
    <TextField
      {...props}
      // Digits, and on most phones a comma, which is read as a colon.
      inputMode="decimal"
      placeholder={texts.clock}
      onBlur={() => {
        if (time !== undefined && time !== value) onChange(time);
      }}
      onKeyDown={(event) => {
        const by = arrows[event.key];
        if (by === undefined || time === undefined) return;
        event.preventDefault();
        onChange(timeLater(time, by));
      }}
    />
  );
}

interface CountFieldProps extends CommonProps {
  /** Numbers that one press chooses. */
  choices: readonly number[];
}

/** A number: one of a few that most nights have, or typed. */
export function CountField({ path, label, value, problem, choices, onChange }: CountFieldProps) {
  const id = nightFieldId(path);
  const words = [...choices.map(String), texts.unknown];
  // What is chosen is not written beside itself; what somebody types stays where it is typed.
  const [isTyped, setTyped] = useState(false);
  const isChosen = !isTyped && words.includes(value.trim());
  return (
    <ChoiceField
      path={path}
      legend={label}
      look="count"
      choices={words.map((word) => [word, word] as const)}
      value={isTyped && value !== texts.unknown ? null : value.trim()}
      problem={problem}
      onChange={(chosen) => {
        setTyped(false);
        onChange(chosen);
      }}
    >
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        className="count-exactly"
        placeholder={texts.exactly}
        aria-label={label}
        aria-describedby={problem && `${id}-error`}
        aria-invalid={problem !== undefined}
        value={isChosen || value === texts.unknown ? '' : value}
        onChange={({ target }) => {
          setTyped(true);
          onChange(target.value);
        }}
      />
    </ChoiceField>
  );
}

interface ChoiceFieldProps<Value> {
  path: string;
  legend: string;
  choices: readonly (readonly [Value, string])[];
  /** Numbers, or a scale from the least to the most. */
  look?: 'count' | 'scale';
  value: Value | null;
  problem?: string | undefined;
  onChange: (value: Value) => void;
  /** When what is chosen is pressed again, for answers that nobody has to give. */
  onTakeBack?: () => void;
  /** Another way to answer. */
  children?: ReactNode;
}

// Space does not click what is chosen, and clicks what is not.
const pressedAgain = (onTakeBack: () => void) => ({
  onClick: onTakeBack,
  onKeyUp: (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onTakeBack();
  },
});

/** One of a few words. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { path, legend, choices, look, value, problem, onChange, onTakeBack, children } = props;
  const id = nightFieldId(path);
  return (
    <fieldset className="field">
      <legend className="field-label mb-2">{legend}</legend>
      <div className="choices" data-look={look}>
        {choices.map(([choice, words], at) => (
          <label key={choice} className="option">
            <input
              type="radio"
              name={id}
              checked={value === choice}
              onChange={() => onChange(choice)}
              {...(value === choice && onTakeBack ? pressedAgain(onTakeBack) : {})}
            />
            {look === 'scale' ? <MoonPhase lit={at / (choices.length - 1)} className="" /> : null}
            {words}
          </label>
        ))}
        {children}
      </div>
      <FieldError id={`${id}-error`} error={problem} />
    </fieldset>
  );
}

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
          <Icon name="chevron-down" className="size-5 rotate-90" />
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
          <Icon name="chevron-down" className="size-5 -rotate-90" />
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={problem} />
    </div>
  );
}
