import { scaleLinear } from 'd3-scale';
import type { Night } from './contract.ts';
import { digits, shortDay } from './day-words.ts';
import { marksOf } from './figures.ts';
import { texts } from './texts.ts';

// In rem, like the size of the text.
const rowHeight = 2.75;
const barHeight = 1;
const axisHeight = 1.5;
const rem = (length: number) => `${length}rem`;

/** Each night as a bar on an axis of clock times: in bed, and within it from falling asleep to waking up. */
export function NightChart({ nights }: { nights: readonly Night[] }) {
  const bars = nights.map((night) => {
    const { bed, tried, woke, up } = marksOf(night);
    return {
      night,
      from: bed.clock,
      asleep: tried.clock + night.latency,
      woke: woke.clock,
      to: up.clock,
    };
  });
  const x = scaleLinear()
    .domain([
      Math.floor(Math.min(...bars.map(({ from }) => from)) / 60) * 60,
      Math.ceil(Math.max(...bars.map(({ to }) => to)) / 60) * 60,
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
  const days = [nights.at(0), nights.at(-1)].map((night) => digits(night?.day ?? '')).join(' – ');
  return (
    <figure className="stack-2">
      <svg
        role="img"
        aria-label={texts.chart(texts.count(nights.length), days)}
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
          {bars.map(({ night, from, asleep, woke, to }, row) => {
            const y = axisHeight + row * rowHeight;
            return (
              <g key={night.day}>
                <text x="0" y={rem(y + 0.8125)}>
                  {shortDay(night.day)}
                </text>
                <rect
                  x={percent(from)}
                  width={wide(from, to)}
                  y={rem(y + 1.1875)}
                  height={rem(barHeight)}
                  rx={rem(barHeight / 2)}
                  className="bar-bed"
                />
                <rect
                  x={percent(asleep)}
                  width={wide(asleep, woke)}
                  y={rem(y + 1.1875)}
                  height={rem(barHeight)}
                  rx={rem(barHeight / 2)}
                  className="bar-tried"
                />
              </g>
            );
          })}
        </g>
      </svg>
      <figcaption className="cluster-4 flex-wrap text-small text-text-muted">
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

const hourOf = (minutes: number): string => ((((minutes / 60) % 24) + 24) % 24).toString();

const anchorOf = (tick: number, first: number, last: number) =>
  tick === first ? 'start' : tick === last ? 'end' : 'middle';
