import type { FigureOf } from './figure-of.ts';

/** Four stations on a ring that is read clockwise. */
export function Circle({ stations }: FigureOf<'circle'>) {
  return (
    <div className="circle">
      <svg aria-hidden="true" width="100%" height="100%">
        <rect x="25%" y="25%" width="50%" height="50%" rx="32" className="curve stroke-accent" />
        <Arrow x="50%" y="25%" direction="M-5 -7 5 0 -5 7" />
        <Arrow x="75%" y="50%" direction="M-7 -5 0 5 7 -5" />
        <Arrow x="50%" y="75%" direction="M5 -7 -5 0 5 7" />
        <Arrow x="25%" y="50%" direction="M-7 5 0 -5 7 5" />
      </svg>
      <ol>
        {stations.map(({ name, text }) => (
          <li key={name}>
            <span className="strong">{name}</span> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Arrow({ x, y, direction }: { x: string; y: string; direction: string }) {
  return (
    <svg x={x} y={y} overflow="visible">
      <path d={direction} className="curve stroke-accent" />
    </svg>
  );
}
