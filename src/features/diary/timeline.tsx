import { useState } from 'react';
import { minutesOf } from './figures.ts';
import { timeNames, type TimeName } from './night-draft.ts';
import { texts } from './texts.ts';

/** Hours that the timeline shows. */
const hoursShown = 16;
/** A tick every so many hours. */
const tickHours = 2;
// Coarse, because on a phone five minutes are less than two pixels; the fields are exact.
const stepMinutes = 15;

const timeOf = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${hours.toString().padStart(2, '0')}:${rest.toString().padStart(2, '0')}`;
};

/** A time such as `23:30` so many minutes later, or earlier. */
export const timeLater = (time: string, minutes: number): string =>
  timeOf((minutesOf(time) + minutes + 1440) % 1440);

interface TimelineProps {
  /** Such as `23:30`. */
  times: Record<TimeName, string>;
  onChange: (name: TimeName, time: string) => void;
}

/**
 * The times of a night as handles to drag. Keyboards and screen readers have the fields below, so that there
 * is one stop for each time.
 */
export function Timeline({ times, onChange }: TimelineProps) {
  /** Where it begins while a handle is held, so that the handle stays below the finger. */
  const [heldStart, setHeldStart] = useState<number>();
  // Some hours before somebody went to bed, on the hour.
  const start = heldStart ?? (Math.floor(minutesOf(times.bed) / 60) * 60 - 180 + 1440) % 1440;
  const letGo = () => setHeldStart(undefined);
  const place = (time: string) => (minutesOf(time) - start + 1440) % 1440;
  const x = (minutes: number) => (Math.min(minutes / 60, hoursShown) / hoursShown) * 100;
  const percent = (minutes: number) => `${x(minutes)}%`;
  const ticks = Array.from({ length: hoursShown / tickHours + 1 }, (_, at) => at * tickHours * 60);
  const move = (name: TimeName, wanted: number) => {
    const at = timeNames.indexOf(name);
    const [before, after] = [timeNames[at - 1], timeNames[at + 1]];
    const least = before ? place(times[before]) : 0;
    const most = after ? place(times[after]) : hoursShown * 60;
    onChange(name, timeOf((start + Math.min(Math.max(wanted, least), most)) % 1440));
  };
  const track = (label: string, from: TimeName, to: TimeName) => (
    <div className="timeline-track">
      <p className="text-small text-text-muted">{label}</p>
      <div className="timeline-handles">
        <svg className="timeline-bar">
          <rect width="100%" height="100%" rx="6" className="timeline-ground" />
          <rect
            x={percent(place(times[from]))}
            width={`${Math.max(0, x(place(times[to])) - x(place(times[from])))}%`}
            height="100%"
            className={`bar-${from}`}
          />
        </svg>
        {[from, to].map((name) => (
          <input
            key={name}
            type="range"
            tabIndex={-1}
            data-time={name}
            min={0}
            max={hoursShown * 60}
            step={stepMinutes}
            aria-label={texts.times[name]}
            value={Math.min(place(times[name]), hoursShown * 60)}
            onPointerDown={() => setHeldStart(start)}
            onPointerUp={letGo}
            onPointerCancel={letGo}
            onChange={({ target }) => move(name, Number(target.value))}
          />
        ))}
      </div>
    </div>
  );
  return (
    <div aria-hidden="true" className="timeline stack-2">
      <p className="field-hint">{texts.timeline}</p>
      {track(texts.tracks.bed, 'bed', 'up')}
      {track(texts.tracks.sleep, 'tried', 'woke')}
      <svg className="timeline-ticks">
        {ticks.map((tick) => (
          <text key={tick} x={percent(tick)} y="1em" textAnchor="middle">
            {(((start + tick) / 60) % 24).toString()}
          </text>
        ))}
      </svg>
    </div>
  );
}
