import { today } from '#lib/wall-time.ts';
import type { Night, timesOf } from './contract.ts';
import { shortDay, weekday, texts } from './texts.ts';
import { figuresOf, marksOf } from './figures.ts';

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
      <Drawing
        label={texts.lastNight(weekday(night.day), night.bed, night.up, asleep)}
        slept={[share(tried.clock + night.latency), share(woke.clock)]}
        sum={[texts.columns.asleep, asleep]}
        ends={[night.bed, night.up]}
      />
    </figure>
  );
}

interface ArcOfTimesProps {
  day: string;
  zone: string;
  times: Readonly<Record<(typeof timesOf.slept)[number], string | undefined>>;
  latency: number | undefined;
}

/** The arc of a night whose times are being typed: it grows with each of them. */
export function ArcOfTimes({ day, zone, times, latency = 0 }: ArcOfTimesProps) {
  const { bed = null, tried = null, woke = null, up = null } = times;
  const marks = marksOf({ day, zone, bed, tried, woke, up, kind: 'slept', travel: 0 });
  const share = (clock: number) =>
    marks ? (clock - marks.bed.clock) / (marks.up.clock - marks.bed.clock) : 0;
  const inBed = marks ? Math.round((marks.up.moment - marks.bed.moment) / 60_000) : 0;
  const from = marks && tried !== null ? share(marks.tried.clock + latency) : 1;
  const to = marks && woke !== null ? share(marks.woke.clock) : 0;
  return (
    <div aria-hidden="true" className="night-live" data-known={inBed > 0}>
      <Drawing
        {...(from < to && { slept: [from, to] as const })}
        sum={[texts.figures.inBed, inBed > 0 ? texts.hours(inBed) : texts.stillOpen]}
        ends={[bed, up]}
      />
    </div>
  );
}

interface DrawingProps {
  label?: string;
  /** Shares of the arc between which somebody slept. */
  slept?: readonly [number, number];
  /** What stands below the arc, and its name. */
  sum: readonly [string, string];
  ends: readonly [string | null, string | null];
}

function Drawing({ label, slept, sum, ends }: DrawingProps) {
  return (
    <svg role="img" aria-label={label} width="420" viewBox="0 0 420 236" className="night-arc">
      <g aria-hidden="true">
        <path d={arc(0, 1)} />
        {slept ? <path d={arc(...slept)} /> : null}
        <text x={centre.x} y="150">
          {sum[0]}
        </text>
        <text x={centre.x} y="192" className="night-arc-sum">
          {sum[1]}
        </text>
        <text x={centre.x - radius} y="232">
          {ends[0]}
        </text>
        <text x={centre.x + radius} y="232">
          {ends[1]}
        </text>
      </g>
    </svg>
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
