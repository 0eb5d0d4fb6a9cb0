import { useRef, useState, type SubmitEvent } from 'react';
import { dayAfter, today } from '#lib/wall-time.ts';
import { Button } from '#ui/button.tsx';
import { limits, noteLimit, type CountName, type Night } from './contract.ts';
import { weekday, wholeDay } from './day-words.ts';
import { NightChanged, saveNight } from './diary-store.ts';
import {
  draftOf,
  nightOf,
  timeNames,
  zoneHere,
  type DraftProblem,
  type NightDraft,
} from './night-draft.ts';
import { NumberField } from './number-field.tsx';
import { readTime } from './read-time.ts';
import { texts } from './texts.ts';
import { Timeline, timelineStart } from './timeline.tsx';

export interface NightFormProps {
  day: string;
  nights: ReadonlyMap<string, Night>;
  onDay: (day: string) => void;
  onSaved: () => void;
  onCancel: () => void;
  /** Undefined for a night that is not kept yet. */
  onRemove: (() => void) | undefined;
}

const steps: Readonly<Record<CountName, number>> = {
  ...{ latency: 5, wakings: 1, awake: 5 },
  ...{ caffeine: 1, alcohol: 1, naps: 5, travel: 60 },
};
const nightCounts = ['latency', 'wakings', 'awake'] as const;
const dayCounts = ['caffeine', 'alcohol', 'naps', 'travel'] as const;

/** Everything about one night; what is filled in comes from the night before it. */
export function NightForm({ day, nights, onDay, onSaved, onCancel, onRemove }: NightFormProps) {
  const [draft, setDraft] = useState(() => draftOf(day, nights));
  const [start, setStart] = useState(() => timelineStart(draft.bed));
  const [problem, setProblem] = useState<DraftProblem>();
  const [before, setBefore] = useState(() => nights.get(day)?.savedAt);
  const form = useRef<HTMLFormElement>(null);
  const change = (changes: Partial<NightDraft>) => setDraft((now) => ({ ...now, ...changes }));

  const refuse = (found: DraftProblem) => {
    setProblem(found);
    const field = found.field ? `#night-${found.field}` : '.diary-problem';
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(field)?.focus());
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = nightOf(draft, { day, zone: nights.get(day)?.zone ?? zoneHere() });
    if (found.problem) {
      refuse(found.problem);
      return;
    }
    try {
      await saveNight(found.night, before);
      onSaved();
    } catch (error) {
      if (!(error instanceof NightChanged)) throw error;
      setBefore(error.savedAt);
      refuse({ sentence: texts.problems.changed });
    }
  };

  const count = (name: CountName) => (
    <NumberField
      key={name}
      name={name}
      label={texts.counts[name]}
      value={draft[name]}
      step={steps[name]}
      least={limits[name][0]}
      isWrong={problem?.field === name}
      onChange={(value) => change({ [name]: value })}
    />
  );

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="night-form stack-8"
    >
      <div className="stack-4">
        <h2 tabIndex={-1} className="diary-heading">
          {texts.nightWords(weekday(dayAfter(day, -1)), wholeDay(day))}
        </h2>
        <label className="field">
          <span className="field-label">{texts.dayLabel}</span>
          <input
            type="date"
            className="field-control"
            value={day}
            max={today()}
            onChange={({ target }) => {
              if (target.value) onDay(target.value);
            }}
          />
        </label>
      </div>
      <Timeline times={draft} start={start} onChange={(name, time) => change({ [name]: time })} />
      <div className="night-times">
        {timeNames.map((name) => (
          <label key={name} className="field">
            <span className="field-label">{texts.times[name]}</span>
            <input
              id={`night-${name}`}
              inputMode="text"
              autoComplete="off"
              aria-describedby="night-time-hint"
              aria-invalid={problem?.field === name || undefined}
              className="field-control text-card"
              value={draft[name]}
              onChange={({ target }) => change({ [name]: target.value })}
              onBlur={({ target }) => {
                const time = readTime(target.value);
                if (time) change({ [name]: time });
                if (time && name === 'bed') setStart(timelineStart(time));
              }}
            />
          </label>
        ))}
      </div>
      <p id="night-time-hint" className="field-hint">
        {texts.timeHint}
      </p>
      {nightCounts.map(count)}
      <fieldset className="field">
        <legend className="field-label mb-2">{texts.quality}</legend>
        <div className="qualities">
          {texts.qualities.map((word, at) => (
            <label key={word} className="quality">
              <input
                type="radio"
                name="quality"
                checked={draft.quality === at + 1}
                onChange={() => change({ quality: at + 1 })}
              />
              {word}
            </label>
          ))}
        </div>
      </fieldset>
      <details className="stack-4">
        <summary className="py-3 strong">{texts.dayBefore}</summary>
        <div className="stack-6 pt-4">
          {dayCounts.map(count)}
          <label className="field">
            <span className="field-label">{texts.note}</span>
            <textarea
              rows={3}
              maxLength={noteLimit}
              className="field-control"
              value={draft.note}
              onChange={({ target }) => change({ note: target.value })}
            />
          </label>
        </div>
      </details>
      <div role="alert">
        {problem ? (
          <p tabIndex={-1} className="diary-problem field-error">
            {problem.sentence}
          </p>
        ) : null}
      </div>
      <div className="cluster-4 flex-wrap">
        <Button type="submit" size="large">
          {texts.save}
        </Button>
        <Button variant="quiet" size="large" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {onRemove ? (
          <Button variant="quiet" size="large" onClick={onRemove}>
            {texts.remove}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
