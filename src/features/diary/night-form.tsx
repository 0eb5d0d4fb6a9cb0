import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { recordOf } from '#lib/records.ts';
import { dayAfter, today } from '#lib/wall-time.ts';
import { Button } from '#ui/button.tsx';
import { changeAndFocus } from './change-and-focus.ts';
import { type Night, timesOf } from './contract.ts';
import { DayBefore, NightCount, NightKind, NightRating } from './day-before.tsx';
import { type DiaryState, keepDraft, NightChanged, saveNight } from './diary-store.ts';
import { isByDay } from './figures.ts';
import { ArcOfTimes } from './night-arc.tsx';
import {
  draftOf,
  isSameDraft,
  nightBefore,
  type NightDraft,
  nightOf,
  type Problems,
  readNumber,
  readTime,
  zoneHere,
} from './night-draft.ts';
import { DayField, isDay, nightField, nightFieldId, TimeField } from './night-fields.tsx';
import { texts, weekday, wholeDay } from './texts.ts';
import { Timeline } from './timeline.tsx';

interface NightFormProps {
  /** The day that it opens with; it can be changed here. */
  day: string;
  /** Whether it was opened to add a night, and not to change the one of the day. */
  isNew: boolean;
  diary: Pick<DiaryState, 'nights' | 'drafts'>;
  /** Somebody chose another day; only the address has to follow. */
  onDay: (day: string) => void;
  onSaved: (night: Night) => void;
  onCancel: () => void;
  onRemove: (night: Night) => void;
}

/** Everything about one night. Nothing is filled in that nobody has said; what is typed survives leaving. */
export function NightForm(props: NightFormProps) {
  const { diary, onDay, onSaved, onCancel, onRemove } = props;
  const [day, setDay] = useState(props.day);
  const [typedDay, setTypedDay] = useState(props.day);
  /** The kept night that is being changed, if it is one. */
  const [origin, setOrigin] = useState(() => diary.nights.get(props.day));
  /** What stood in the diary for this day when it was chosen. */
  const [seen, setSeen] = useState(origin);
  const [draft, setDraft] = useState(() => diary.drafts.get(props.day) ?? draftOf(origin));
  /** What the day brought; undefined when it was opened to be changed, so that it goes along to another day. */
  const [brought, setBrought] = useState(() => (props.isNew ? draft : undefined));
  /** Where what is typed stays kept while something else is begun for the day, over which nothing may be written. */
  const [keptAt, setKeptAt] = useState<string>();
  const [isRestored, setRestored] = useState(() => diary.drafts.has(props.day));
  const [problems, setProblems] = useState<Problems>({});
  const [conflict, setConflict] = useState<{ night: Night | undefined }>();
  const form = useRef<HTMLFormElement>(null);
  const isSaving = useRef(false);
  const isBegun = !isSameDraft(draft, draftOf(origin));
  const change = (changes: Partial<NightDraft>) => setDraft((now) => ({ ...now, ...changes }));

  useEffect(() => {
    const place = keptAt ?? day;
    if (isBegun || diary.drafts.has(place)) void keepDraft(place, isBegun ? draft : undefined);
    // Only what is typed is kept again, not what another tab keeps.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft, day, isBegun, keptAt]);

  const title = titleOf(draft, day);
  useEffect(() => {
    const before = document.title;
    document.title = `${title} – ${before}`;
    return () => {
      document.title = before;
    };
  }, [title]);

  const chooseDay = (chosen: string) => {
    setTypedDay(chosen);
    if (!isDay(chosen) || chosen === day) return;
    setProblems({});
    setConflict(undefined);
    const begun = chosen === keptAt ? undefined : diary.drafts.get(chosen);
    // What somebody has opened or typed moves; what a day brought stays there, and the next one brings its own.
    const moves = brought ? !isSameDraft(draft, brought) : origin !== undefined || isBegun;
    const place = keptAt ?? day;
    if (moves) {
      const isLeft = begun === undefined && chosen !== place;
      if (isLeft && diary.drafts.has(place)) void keepDraft(place, undefined);
    } else {
      const night = diary.nights.get(chosen);
      const fields = begun ?? draftOf(night);
      setOrigin(night);
      setDraft(fields);
      setBrought(fields);
      setRestored(begun !== undefined);
    }
    setKeptAt(moves && begun !== undefined ? place : undefined);
    setSeen(diary.nights.get(chosen));
    setDay(chosen);
    onDay(chosen);
  };

  const refuse = (found: Problems) => {
    const ids = new Set(Object.keys(found).map(nightFieldId));
    changeAndFocus(
      () => setProblems(found),
      () => {
        const fields = form.current?.querySelectorAll<HTMLElement>('[id]') ?? [];
        const first = [...fields].find(({ id }) => ids.has(id));
        first?.closest('details')?.setAttribute('open', '');
        return first;
      },
    );
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press would find the night that the first one keeps.
    if (isSaving.current) return;
    if (typedDay !== day) {
      refuse({ day: typedDay > today() ? texts.problems.future : texts.problems.day });
      return;
    }
    const found = nightOf(draft, day, origin?.zone ?? zoneHere());
    if (found.problems) {
      refuse(found.problems);
      return;
    }
    setProblems({});
    const moved = origin && origin.day !== day ? origin : undefined;
    isSaving.current = true;
    try {
      await saveNight(found.night, conflict ? conflict.night : seen, moved);
      await keepDraft(keptAt ?? day, undefined);
      onSaved(found.night);
    } catch (error) {
      if (!(error instanceof NightChanged)) throw error;
      changeAndFocus(
        () => setConflict({ night: error.night }),
        () => form.current?.querySelector<HTMLElement>('.diary-problem'),
      );
    } finally {
      isSaving.current = false;
    }
  };

  const times = recordOf(timesOf.slept, (name) => readTime(draft[name]));
  // Then every time is there, which the compiler cannot see.
  const isTimed = draft.kind === 'slept' && timesOf.slept.every((name) => times[name]);
  const isInBed = timesOf[draft.kind].length > 0;
  const before = nightBefore(day, diary.nights);
  const isTaken = origin?.day !== day && diary.nights.has(day);

  const count = (name: 'latency' | 'wakings' | 'awake') => (
    <NightCount name={name} draft={draft} problems={problems} onChange={change} />
  );
  const problemCount = Object.keys(problems).length;

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="night-form not-printed stack-4"
    >
      <div className="night-which">
        <h2 tabIndex={-1} className="night-heading">
          {/* Live, as another day is chosen by buttons that keep the focus. */}
          <span aria-live="polite">{title}</span>
        </h2>
        <div className="night-pairs">
          <DayField day={day} typed={typedDay} problem={problems['day']} onChange={chooseDay} />
          <NightKind key={day} draft={draft} onChange={change} />
        </div>
        {isTaken ? <p className="field-hint">{texts.dayTaken}</p> : null}
        {isRestored ? (
          <div className="notice cluster-4 flex-wrap">
            {texts.begun.restored}
            <Button
              variant="quiet"
              onClick={() => {
                setDraft(draftOf(origin));
                setBrought(brought && draftOf(origin));
                setRestored(false);
                document.getElementById(nightFieldId('day'))?.focus();
              }}
            >
              {texts.begun.emptied}
            </Button>
          </div>
        ) : null}
        {isInBed ? (
          <ArcOfTimes
            times={times}
            day={day}
            zone={origin?.zone ?? zoneHere()}
            latency={readNumber(draft.latency)}
          />
        ) : null}
      </div>
      {isInBed ? (
        <div className="night-card stack-4">
          <h3 className="text-card">{texts.parts.times}</h3>
          {before && draft.kind === 'slept' && timesOf.slept.every((name) => draft[name] === '') ? (
            <Button
              variant="quiet"
              className="self-start"
              onClick={() => {
                const { bed, tried, woke, up } = draftOf(before);
                changeAndFocus(() => change({ bed, tried, woke, up }), nightField('bed'));
              }}
            >
              {texts.takeOver}: {before.bed}–{before.up}
            </Button>
          ) : null}
          <div className="night-times">
            {timesOf[draft.kind].map((name) => (
              <TimeField
                key={name}
                path={name}
                label={texts.times[name]}
                hintElsewhere="night-time-hint"
                value={draft[name]}
                problem={problems[name]}
                onChange={(value) => change({ [name]: value })}
              />
            ))}
            <p id="night-time-hint" className="field-hint">
              {texts.timeHint} <span className="night-keys">{texts.timeKeys}</span>
            </p>
          </div>
          {isTimed ? (
            <Timeline
              times={times as Record<keyof typeof times, string>}
              onChange={(name, value) => change({ [name]: value })}
            />
          ) : null}
        </div>
      ) : null}
      <div className="night-parts">
        {draft.kind === 'slept' ? (
          <div className="stack-6">
            <h3 className="text-card">{texts.parts.night}</h3>
            {count('latency')}
            {count('wakings')}
            {draft.wakings === '0' ? null : count('awake')}
          </div>
        ) : null}
        <div className="stack-6">
          <h3 className="text-card">{texts.parts.morning}</h3>
          <NightRating name="quality" draft={draft} onChange={change} />
          {draft.kind === 'upAllNight' ? null : (
            <NightRating name="rested" draft={draft} onChange={change} />
          )}
        </div>
        <DayBefore draft={draft} problems={problems} onChange={change} />
      </div>
      {origin ? (
        <Button variant="quiet" className="self-start" onClick={() => onRemove(origin)}>
          {texts.remove}
        </Button>
      ) : null}
      {/* Only there with its words, because Orca says nothing that is put into an alert later. */}
      {conflict ? (
        <p role="alert" tabIndex={-1} className="diary-problem field-error">
          {conflict.night ? texts.problems.changed : texts.problems.gone}
        </p>
      ) : problemCount > 0 ? (
        <p role="alert" className="diary-problem field-error">
          {texts.problems.summary(problemCount)}
        </p>
      ) : null}
      <div className="night-save cluster-4 flex-wrap">
        <Button type="submit" size="large">
          {texts.save}
        </Button>
        <Button variant="quiet" size="large" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function titleOf(draft: NightDraft, day: string): string {
  const [bed, up] = [readTime(draft.bed), readTime(draft.up)];
  const isSleepByDay =
    bed !== undefined &&
    up !== undefined &&
    isByDay({
      day,
      bed,
      up,
      tried: bed,
      woke: up,
      kind: draft.kind,
      zone: 'UTC',
      travel: 0,
    });
  return isSleepByDay
    ? texts.sleepByDay(wholeDay(day))
    : texts.nightWords(weekday(dayAfter(day, -1)), wholeDay(day));
}
