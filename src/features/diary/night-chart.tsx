import { scaleLinear } from 'd3-scale';
import type { Night } from './contract.ts';
import { dayInRow, wholeDays } from './day-words.ts';
import { figuresOf, marksOf } from './figures.ts';
import { texts } from './texts.ts';

// In rem, like the size of the text.
const rowHeight = 2.75;
const barHeight = 1.375;
const axisHeight = 1.75;
// What is shown at least, in minutes from midnight.
const [evening, morning] = [-60, 360];
// Words that end before this part of the axis would not fit on a phone.
const leastEnd = 70;
const rem = (length: number) => `${length}rem`;

interface NightChartProps {
  /** A row each, the oldest first. */
  days: readonly string[];
  nights: ReadonlyMap<string, Night>;
}

/** Each night as a bar on an axis of clock times: in bed, and within it from falling asleep to waking up. */
export function NightChart({ days, nights }: NightChartProps) {
  const rows = days.map((day) => ({ day, night: nights.get(day) }));
  const bars = rows.map(({ day, night }) => ({ day, night, marks: night && marksOf(night) }));
  const shown = bars.flatMap(({ marks }) => marks ?? []);
  const x = scaleLinear()
    .domain([
      Math.floor(Math.min(...shown.map(({ bed }) => bed.clock), evening) / 60) * 60,
      Math.ceil(Math.max(...shown.map(({ up }) => up.clock), morning) / 60) * 60,
    ])
    .range([0, 100]);
  const [first = 0, last = 0] = x.domain();
  const hours = last - first > 16 * 60 ? 4 : last - first > 8 * 60 ? 2 : 1;
  const ticks = Array.from(
    { length: Math.floor((last - first) / 60 / hours) + 1 },
    (_, at) => first + at * hours * 60,
  );
  const percent = (minutes: number) => `${x(minutes)}%`;
  const wide = (from: number, to: number) => `${Math.max(0, x(to) - x(from))}%`;
  const count = rows.filter(({ night }) => night).length;
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
                <line x1={percent(tick)} x2={percent(tick)} y1={rem(axisHeight)} y2="100%" />
                <text x={percent(tick)} y="1em" textAnchor={anchorOf(tick, first, last)}>
                  {hourOf(tick)}
                </text>
              </g>
            ))}
            {bars.map(({ day, night, marks }, row) => {
              const y = axisHeight + row * rowHeight;
              const bar = { y: rem(y), height: rem(barHeight), rx: rem(barHeight / 2) };
              const middle = rem(y + barHeight / 2);
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
                      {besideBar(night)}
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
                  {marks && night?.kind === 'slept' ? (
                    <rect
                      x={percent(marks.tried.clock + (night.latency ?? 0))}
                      width={wide(marks.tried.clock + (night.latency ?? 0), marks.woke.clock)}
                      {...bar}
                      className="bar-tried"
                    />
                  ) : null}
                </g>
              );
            })}
          </g>
        </svg>
      </div>
      <figcaption className="cluster-4 flex-wrap gap-y-1 text-small text-text-muted">
        <span className="chart-key" data-key="bed">
          {texts.legend.bed}
        </span>
        <span className="chart-key" data-key="sleep">
          {texts.legend.sleep}
        </span>
      </figcaption>
    </figure>
  );
}

/** What the bar of a night does not show. */
function besideBar(night: Night): string {
  const { kind, wakings, travel } = night;
  const { napped } = figuresOf(night);
  return [
    kind === 'slept' ? '' : texts.kinds[kind],
    wakings ? texts.marks.wakings(wakings) : '',
    napped ? texts.marks.napped(napped) : '',
    travel === 0 ? '' : texts.marks.travel(travel),
  ]
    .filter(Boolean)
    .join(' · ');
}

const hourOf = (minutes: number): string => ((((minutes / 60) % 24) + 24) % 24).toString();

const anchorOf = (tick: number, first: number, last: number) =>
  tick === first ? 'start' : tick === last ? 'end' : 'middle';
