import { texts } from '../texts.ts';
import { clockHour, percent, spanAfterNoon } from './clock.ts';
import { Legend, type FigureOf } from './legend.tsx';

const row = 22;

/** A row for each night: when somebody lay in bed, and when they slept. */
export function Nights({ description, nights }: FigureOf<'nights'>) {
  const inBed = nights.map((night) => spanAfterNoon(night.inBed));
  const first = Math.floor(Math.min(...inBed.map(({ from }) => from)));
  const last = Math.ceil(Math.max(...inBed.map(({ to }) => to)));
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
