import type { FigureOf } from './figure-of.ts';

// The way down is longer than the way up; then the line rests until the next breath begins.
const line = 'M0 90C9 90 15 10 26 10S44 78 62 87C68 90 72 90 84 90C92 90 96 62 100 40';

/** A line that rises and falls like one breath. */
export function Breath({ description, words }: FigureOf<'breath'>) {
  const places = [
    { x: '12%', word: words.in },
    { x: '44%', word: words.out },
    { x: '76%', word: words.pause },
  ];
  return (
    <svg role="img" aria-label={description} width="100%" height="160">
      <g aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="128">
          <path d={`${line}V100H0z`} className="fill-tint" />
          <path d={line} className="curve stroke-accent" />
        </svg>
        {places.map(({ x, word }) => (
          <text key={x} x={x} y="152" textAnchor="middle">
            {word}
          </text>
        ))}
      </g>
    </svg>
  );
}
