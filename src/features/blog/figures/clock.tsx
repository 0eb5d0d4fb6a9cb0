import { Legend, type FigureOf } from './drawings.tsx';
import { texts } from '../texts.ts';

const day = 24;
const high = 170;

function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}

/** A whole day from getting up to getting up: the pressure to sleep and the wave of the inner clock. */
export function Rhythm(figure: FigureOf<'rhythm'>) {
  const { description, pressure, clock, sleep, up, bed, marks } = figure;
  const start = hoursOf(up);
  const sinceUp = (time: string) => (hoursOf(time) - start + day) % day;
  const awake = sinceUp(bed);
  // Getting up may be at half past six, but the axis names whole hours.
  const hours = [0, 4, 8, 12, 16, 20, 24]
    .map((since) => Math.ceil(start) + since)
    .filter((hour) => hour - start <= day);
  return (
    <>
      <svg role="img" aria-label={description} width="100%" height={marks.length > 0 ? 284 : 206}>
        <g aria-hidden="true">
          <rect
            x={percent(awake, day)}
            width={percent(day - awake, day)}
            height={high + 10}
            rx="10"
            className="fill-tint"
          />
          <text x={percent((awake + day) / 2, day)} y="22" textAnchor="middle">
            {sleep}
          </text>
          <svg viewBox="0 0 24 100" preserveAspectRatio="none" y="10" width="100%" height={high}>
            <path d={curve((hour) => clockAt(hour + start))} className="curve stroke-link" />
            <path d={curve((hour) => pressureAt(hour, awake))} className="curve stroke-accent" />
          </svg>
          <line x2="100%" y1={high + 10} y2={high + 10} className="stroke-line" />
          {hours.map((hour) => (
            <text
              key={hour}
              x={percent(hour - start, day)}
              y={high + 30}
              textAnchor={anchor(hour - start)}
            >
              {hour % day}
            </text>
          ))}
          {marks.map(({ at, label }, index) => (
            <svg key={label} x={percent(sinceUp(at), day)} y={high + 10} overflow="visible">
              <circle r="4" className="fill-accent" />
              <line y1="26" y2={34 + (index % 3) * 20} className="stroke-line" />
              <text y={50 + (index % 3) * 20} textAnchor={anchor(sinceUp(at))}>
                {label}
              </text>
            </svg>
          ))}
        </g>
      </svg>
      <Legend
        items={[
          { fill: 'fill-accent', name: pressure },
          { fill: 'fill-link', name: clock },
        ]}
      />
    </>
  );
}

/** Words at the edges stay inside. */
function anchor(hour: number): 'start' | 'middle' | 'end' {
  if (hour < 1) return 'start';
  return hour > day - 1 ? 'end' : 'middle';
}

/** From 0 (below) to 100: rises more and more slowly while awake, and falls quickly in sleep. */
function pressureAt(hour: number, awake: number): number {
  if (hour <= awake) return 8 + (84 * (1 - Math.exp(-hour / 9))) / (1 - Math.exp(-awake / 9));
  const fall = Math.exp(-(hour - awake) / 2.5);
  const rest = Math.exp(-(day - awake) / 2.5);
  return 8 + (84 * (fall - rest)) / (1 - rest);
}

/** The wave is highest in the evening and lowest before the morning. */
const clockAt = (clock: number): number => 40 + 24 * Math.cos(((clock - 19) / day) * 2 * Math.PI);

const curve = (heightAt: (hour: number) => number): string =>
  Array.from({ length: day * 2 + 1 }, (_, half) => {
    const hour = half / 2;
    return `${half === 0 ? 'M' : 'L'}${String(hour)} ${(100 - heightAt(hour)).toFixed(1)}`;
  }).join('');

/** Hours after noon of a time such as `23:30`, so that a night runs in one direction: 11.5. */
function hoursAfterNoon(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return ((hours + 12) % 24) + minutes / 60;
}

/** The hours after noon of both ends of a span such as `23:00–6:30`. */
function spanAfterNoon(span: string): { from: number; to: number } {
  const [from = '', to = ''] = span.split('–');
  return { from: hoursAfterNoon(from), to: hoursAfterNoon(to) };
}

/** A whole hour after noon as a clock shows it: 11 is `23`. */
const clockHour = (afterNoon: number): string => String((afterNoon + 12) % 24);

/** Part of a whole in the percent of an SVG attribute. */
const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;

const row = 22;

/** A row for each night: when somebody lay in bed, and when they slept. */
export function Nights({ description, nights }: FigureOf<'nights'>) {
  const inBed = nights.map((night) => spanAfterNoon(night.inBed));
  const first = Math.floor(Math.min(...inBed.map(({ from }) => from)));
  const end = Math.ceil(Math.max(...inBed.map(({ to }) => to)));
  // Every second hour is named, the last one too.
  const last = end + ((end - first) % 2);
  const bar = (span: string, fill: string) => {
    const { from, to } = spanAfterNoon(span);
    return (
      <rect
        key={span}
        x={percent(from - first, last - first)}
        width={percent(to - from, last - first)}
        height={row}
        rx="6"
        className={fill}
      />
    );
  };
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <>
      <div role="img" aria-label={description} className="nights">
        <div aria-hidden="true">
          {nights.map(({ label, inBed: whole, asleep }) => (
            <div key={label}>
              <span>{label}</span>
              <svg width="100%" height={row}>
                {bar(whole, 'fill-bed')}
                {asleep.map((span) => bar(span, 'fill-link'))}
              </svg>
            </div>
          ))}
          <div>
            <span />
            <svg width="100%" height="18">
              {hours.map((hour, index) =>
                index % 2 === 0 ? (
                  <text key={hour} x={percent(index, last - first)} y="14" textAnchor="middle">
                    {clockHour(hour)}
                  </text>
                ) : null,
              )}
            </svg>
          </div>
        </div>
      </div>
      <Legend
        items={[
          { fill: 'fill-link', name: texts.figures.asleep },
          { fill: 'fill-bed', name: texts.figures.awakeInBed },
        ]}
      />
    </>
  );
}
