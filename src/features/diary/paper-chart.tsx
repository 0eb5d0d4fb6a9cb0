import type { Night } from './contract.ts';
import { dayInRow } from './day-words.ts';
import { marksOf } from './figures.ts';
import { anchorOf, axisOf, ChartKeys, hourOf, sleepOf } from './night-chart.tsx';

// In millimetres on a page of A4.
const width = 186;
const daysWidth = 16;
const rowHeight = 4.8;
const barHeight = 3;
const axisHeight = 5;

/** The nights of a page as bars, drawn for paper: black is sleep, grey is what else was time in bed. */
export function PaperChart({ nights }: { nights: readonly Night[] }) {
  const bars = nights.map((night) => ({ night, marks: marksOf(night) }));
  const { x, ticks, first, last } = axisOf(bars.flatMap(({ marks }) => marks ?? []));
  const at = (minutes: number) => daysWidth + (x(minutes) * (width - daysWidth)) / 100;
  const span = (from: number, to: number) => ({ x: at(from), width: at(to) - at(from) });
  const height = axisHeight + nights.length * rowHeight;
  return (
    <figure className="paper-chart" aria-hidden="true">
      <svg viewBox={`0 0 ${String(width)} ${String(height)}`} width="100%">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={at(tick)} x2={at(tick)} y1={axisHeight - 1} y2={height} />
            <text x={at(tick)} y="2.8" textAnchor={anchorOf(tick, first, last)}>
              {hourOf(tick)}
            </text>
          </g>
        ))}
        {bars.map(({ night, marks }, row) => {
          const y = axisHeight + row * rowHeight;
          const bar = { y, height: barHeight, rx: barHeight / 2 };
          const [from, to] = sleepOf(night);
          return (
            <g key={night.day}>
              <text x="0" y={y + 2.5}>
                {dayInRow(night.day)}
              </text>
              {marks ? (
                <rect {...span(marks.bed.clock, marks.up.clock)} {...bar} className="bar-bed" />
              ) : null}
              {from < to ? <rect {...span(from, to)} {...bar} className="bar-tried" /> : null}
            </g>
          );
        })}
      </svg>
      <figcaption>
        <ChartKeys />
      </figcaption>
    </figure>
  );
}
