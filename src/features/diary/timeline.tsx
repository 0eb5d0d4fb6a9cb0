import { scaleLinear } from 'd3-scale';
import type { TimeName } from './night-draft.ts';
import { readTime } from './read-time.ts';
import { texts } from './texts.ts';

/** Hours that the timeline shows. */
const hoursShown = 16;
/** A tick every so many hours. */
const tickHours = 2;
const stepMinutes = 5;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = (readTime(time) ?? '00:00').split(':').map(Number);
  return hours * 60 + minutes;
};

const timeOf = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${hours.toString().padStart(2, '0')}:${rest.toString().padStart(2, '0')}`;
};

/** Where the timeline begins: some hours before somebody went to bed, on the hour; in minutes. */
export const timelineStart = (bed: string): number =>
  (Math.floor(minutesOf(bed) / 60) * 60 - 180 + 1440) % 1440;

export interface TimelineProps {
  times: Record<TimeName, string>;
  /** Where it begins, in minutes after midnight. */
  start: number;
  onChange: (name: TimeName, time: string) => void;
}

/** The times of a night as handles that one drags or moves with the arrow keys. */
export function Timeline({ times, start, onChange }: TimelineProps) {
  const place = (time: string) => (minutesOf(time) - start + 1440) % 1440;
  const x = scaleLinear()
    .domain([0, hoursShown * 60])
    .range([0, 100])
    .clamp(true);
  const percent = (minutes: number) => `${x(minutes)}%`;
  const ticks = Array.from({ length: hoursShown / tickHours + 1 }, (_, at) => at * tickHours * 60);
  const track = (label: string, from: TimeName, to: TimeName) => (
    <div className="timeline-track">
      <p className="text-small text-text-muted">{label}</p>
      <div className="timeline-handles">
        <svg aria-hidden="true" className="timeline-bar">
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
            min={0}
            max={hoursShown * 60}
            step={stepMinutes}
            aria-label={texts.times[name]}
            aria-valuetext={texts.oClock(times[name])}
            value={Math.min(place(times[name]), hoursShown * 60)}
            onChange={({ target }) => onChange(name, timeOf(start + Number(target.value)))}
          />
        ))}
      </div>
    </div>
  );
  return (
    <div role="group" aria-label={texts.timeline} className="timeline stack-2">
      {track(texts.tracks.bed, 'bed', 'up')}
      {track(texts.tracks.sleep, 'tried', 'woke')}
      <svg aria-hidden="true" className="timeline-ticks">
        {ticks.map((tick) => (
          <text key={tick} x={percent(tick)} y="1em" textAnchor="middle">
            {(((start + tick) / 60) % 24).toString()}
          </text>
        ))}
      </svg>
    </div>
  );
}
