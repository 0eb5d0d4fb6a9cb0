import { today } from '#lib/wall-time.ts';
import type { Night } from './contract.ts';
import { shortDay, weekday } from './day-words.ts';
import { figuresOf, marksOf } from './figures.ts';
import { texts } from './texts.ts';

// In units of the drawing: 200 high above its baseline.
const radius = 180;
const centre = { x: 210, y: 200 };

/** One night as an arc from going to bed to getting up, and within it from falling asleep to waking. */
export function NightArc({ night }: { night: Night }) {
  const marks = marksOf(night);
  const { asleep: slept } = figuresOf(night);
  // A night that was left before it was complete has no shape yet.
  if (!marks || slept === null || night.latency === null || night.bed === null || night.up === null)
    return null;
  const { bed, tried, woke, up } = marks;
  const share = (clock: number) => (clock - bed.clock) / (up.clock - bed.clock);
  const asleep = texts.hours(Math.round(slept));
  return (
    <figure className="diary-picture not-printed stack-4">
      <figcaption className="text-center text-lead">
        {texts.newestNight(shortDay(night.day), night.day === today())}
      </figcaption>
      <svg
        role="img"
        aria-label={texts.lastNight(weekday(night.day), night.bed, night.up, asleep)}
        width="420"
        viewBox="0 0 420 236"
        className="night-arc"
      >
        <g aria-hidden="true">
          <path d={arc(0, 1)} />
          <path d={arc(share(tried.clock + night.latency), share(woke.clock))} />
          <text x={centre.x} y="150">
            {texts.columns.asleep}
          </text>
          <text x={centre.x} y="192" className="night-arc-sum">
            {asleep}
          </text>
          <text x={centre.x - radius} y="232">
            {night.bed}
          </text>
          <text x={centre.x + radius} y="232">
            {night.up}
          </text>
        </g>
      </svg>
    </figure>
  );
}

/** A piece of the half circle, between two shares of it. */
function arc(from: number, to: number): string {
  const at = (share: number) => {
    const angle = Math.PI * (1 - share);
    const x = centre.x + radius * Math.cos(angle);
    const y = centre.y - radius * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${at(from)}A${String(radius)} ${String(radius)} 0 0 1 ${at(to)}`;
}
