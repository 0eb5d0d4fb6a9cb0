interface MoonPhaseProps {
  /** How much of the moon is lit, from 0 (new) to 1 (full). */
  lit: number;
  /** Fills its box to the edges, as something large that stands on the grid. */
  fillsBox?: boolean;
  className?: string;
}

const radius = 10;

/** Its craters, without which a full moon is only a disc; none lies where light and shadow meet. */
const craters =
  'M15.4 5.2a1.9 1.9 0 1 0 .1 0zM18.6 10.8a1.2 1.2 0 1 0 .1 0zM14 11.4a1 1 0 1 0 .1 0zM16 15a2.1 2.1 0 1 0 .1 0zM12.4 17.6a.8.8 0 1 0 .1 0zM6 8.4a1.1 1.1 0 1 0 .1 0zM5.4 13.4a1.6 1.6 0 1 0 .1 0z';

/** A decorative waxing moon, hidden from screen readers. */
export function MoonPhase({ lit, fillsBox = false, className = 'size-8' }: MoonPhaseProps) {
  // The border between light and shadow is half an ellipse that changes sides at half moon.
  const width = Math.abs(1 - 2 * lit) * radius;
  const sweep = lit < 0.5 ? 0 : 1;
  const litPath = `M12 2 A${String(radius)} ${String(radius)} 0 0 1 12 22 A${width.toFixed(1)} ${String(radius)} 0 0 ${String(sweep)} 12 2z`;
  return (
    <svg
      aria-hidden="true"
      width="24"
      viewBox={fillsBox ? '2 2 20 20' : '0 0 24 24'}
      className={`shrink-0 ${className}`}
    >
      <circle
        cx="12"
        cy="12"
        r={radius}
        fill="currentColor"
        className="[fill-opacity:var(--unlit)]"
      />
      <path d={litPath} fill="currentColor" />
      {lit === 1 || fillsBox ? <path d={craters} opacity="0.07" /> : null}
      {/* Large it is a ball in the light. */}
      {fillsBox ? (
        <>
          <radialGradient id="moonlight" cx="0.8" cy="0.32" r="0.8">
            <stop stopColor="#fff" stopOpacity="0.36" />
            <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
            <stop offset="0.45" stopColor="#401030" stopOpacity="0" />
            <stop offset="1" stopColor="#401030" stopOpacity="0.3" />
          </radialGradient>
          <circle cx="12" cy="12" r={radius} fill="url(#moonlight)" />
        </>
      ) : null}
    </svg>
  );
}
