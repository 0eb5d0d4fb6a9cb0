import type { FigureOf } from './figure-of.ts';
import { Legend } from './legend.tsx';

const fills = ['fill-accent', 'fill-link'] as const;

/** A hundred points, of which one or two groups stand out; the smaller one is part of the larger one. */
export function Share({ description, groups }: FigureOf<'share'>) {
  const fillOf = (point: number) => {
    const group = groups.findLastIndex(({ people }) => point < people);
    return fills[group] ?? 'fill-tint';
  };
  return (
    <div className="share">
      <svg role="img" aria-label={description} viewBox="0 0 100 100" width="208">
        {Array.from({ length: 100 }, (_, point) => (
          <circle
            key={point}
            cx={(point % 10) * 10 + 5}
            cy={Math.floor(point / 10) * 10 + 5}
            r="3.8"
            className={fillOf(point)}
          />
        ))}
      </svg>
      <Legend items={groups.map(({ label }, index) => ({ fill: fills[index], name: label }))} />
    </div>
  );
}
