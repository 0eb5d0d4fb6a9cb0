import type { Night } from './contract.ts';
import { dayInRow, wholeDays, texts } from './texts.ts';
import { figuresOf, marksOf } from './figures.ts';

// In rem, like the size of the text.
const rowHeight = 2.75;
const barHeight = 1.375;
const axisHeight = 1.75;
// What is shown at least, in minutes from midnight.
const [evening, morning] = [-60, 360];
// Room at both ends, in minutes, so that no bar looks cut.
const room = 20;
// Words that end before this part of the axis would not fit on a phone.
const leastEnd = 70;
// In a bar that takes less of the axis, they would not fit either.
const leastWide = 30;
const rem = (length: number) => `${length}rem`;

interface NightChartProps {
  /** A row each, the oldest first. */
  days: readonly string[];
  nights: ReadonlyMap<string, Night>;
}

/** Each night as a bar on an axis of clock times: in bed, and within it from falling asleep to waking up. */
export function NightChart({ days, nights }: NightChartProps) {
  const bars = days.map((day) => {
    const night = nights.get(day);
    return { day, night, marks: night && marksOf(night) };
  });
  const { x, ticks } = axisOf(bars.flatMap(({ marks }) => marks ?? []));
  const percent = (minutes: number) => `${x(minutes)}%`;
  const wide = (from: number, to: number) => `${Math.max(0, x(to) - x(from))}%`;
  // A little beyond the last bar.
  const end = axisHeight + (bars.length - 1) * rowHeight + barHeight + 0.5;
  const count = bars.filter(({ night }) => night).length;
  return (
    <figure className="stack-2">
      <div className="night-rows">
        <ol aria-hidden="true" className="night-days">
          {days.map((day) => (
            <li key={day}>{dayInRow(day)}</li>
          ))}
        </ol>
        <svg
          role="img"
          aria-label={texts.chart(
            texts.count(count),
            wholeDays(days.at(0) ?? '', days.at(-1) ?? ''),
          )}
          width="100%"
          height={rem(axisHeight + bars.length * rowHeight)}
          className="night-chart"
        >
          <g aria-hidden="true">
            {ticks.map((tick) => (
              <g key={tick}>
                <line x1={percent(tick)} x2={percent(tick)} y1={rem(axisHeight)} y2={rem(end)} />
                <text x={percent(tick)} y="1em" textAnchor="middle">
                  {hourOf(tick)}
                </text>
              </g>
            ))}
            {bars.map(({ day, night, marks }, row) => {
              const y = axisHeight + row * rowHeight;
              const bar = { y: rem(y), height: rem(barHeight), rx: rem(barHeight / 2) };
              const middle = rem(y + barHeight / 2);
              const [from, to] = sleepOf(night);
              const isWide = x(to) - x(from) > leastWide;
              return (
                <g key={day}>
                  {/* First, so that its edge is not cut into the bar. */}
                  {night ? (
                    <text
                      x={`${marks ? Math.max(x(marks.up.clock), leastEnd) : 100}%`}
                      y={rem(y + barHeight)}
                      dy="1.1em"
                      textAnchor="end"
                    >
                      {besideBar(night, !isWide)}
                    </text>
                  ) : null}
                  {marks ? (
                    <rect
                      x={percent(marks.bed.clock)}
                      width={wide(marks.bed.clock, marks.up.clock)}
                      {...bar}
                      className="bar-bed"
                    />
                  ) : (
                    <line x1="0" x2="100%" y1={middle} y2={middle} className="bar-none" />
                  )}
                  {from < to ? (
                    <rect x={percent(from)} width={wide(from, to)} {...bar} className="bar-tried" />
                  ) : null}
                  {isWide && night?.wakings ? (
                    <text
                      x={percent(to)}
                      y={middle}
                      dx="-0.75em"
                      dy="0.35em"
                      textAnchor="end"
                      className="bar-words"
                    >
                      {texts.marks.wakings(night.wakings)}
                    </text>
                  ) : null}
                </g>
              );
            })}
          </g>
        </svg>
      </div>
      <figcaption className="cluster-4 flex-wrap gap-y-1 text-small text-text-muted">
        <ChartKeys />
      </figcaption>
    </figure>
  );
}

/** What the two colours of a bar mean. */
export const ChartKeys = () => (
  <>
    <span className="chart-key" data-key="bed">
      {texts.legend.bed}
    </span>
    <span className="chart-key" data-key="sleep">
      {texts.legend.sleep}
    </span>
  </>
);

/** The axis of clock times on which some nights are shown, from 0 to 100. */
export function axisOf(shown: readonly NonNullable<ReturnType<typeof marksOf>>[]) {
  const first =
    Math.floor(Math.min(...shown.map(({ bed }) => bed.clock - room), evening) / 60) * 60;
  const last = Math.ceil(Math.max(...shown.map(({ up }) => up.clock + room), morning) / 60) * 60;
  const x = (minutes: number) => ((minutes - first) / (last - first)) * 100;
  const hours = last - first > 16 * 60 ? 4 : last - first > 8 * 60 ? 2 : 1;
  const ticks = Array.from(
    { length: Math.floor((last - first) / 60 / hours) + 1 },
    (_, at) => first + at * hours * 60,
  );
  return { x, ticks, first, last };
}

/** From falling asleep to waking up, in minutes from midnight; nothing where nobody slept. */
export function sleepOf(night: Night | undefined): readonly [number, number] {
  const marks = night?.kind === 'slept' ? marksOf(night) : undefined;
  return marks ? [marks.tried.clock + (night?.latency ?? 0), marks.woke.clock] : [0, 0];
}

/** What the bar of a night does not show; how often somebody was awake only where it has no room within it. */
function besideBar(night: Night, withWakings: boolean): string {
  const { kind, wakings, travel } = night;
  const { napped } = figuresOf(night);
  return [
    kind === 'slept' ? '' : texts.kinds[kind],
    withWakings && wakings ? texts.marks.wakings(wakings) : '',
    napped ? texts.marks.napped(napped) : '',
    travel === 0 ? '' : texts.marks.travel(travel),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Such as 23 for an hour before midnight. */
export const hourOf = (minutes: number): string => ((((minutes / 60) % 24) + 24) % 24).toString();
