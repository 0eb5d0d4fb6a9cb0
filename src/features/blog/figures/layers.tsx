import { Legend, type FigureOf } from './legend.tsx';

const fills = ['fill-bed', 'fill-link', 'fill-accent'] as const;
const unit = 14;
const height = 168;
/** Where the dashed line is, in units from the ground. */
const limit = 8;

/** Three stacks of three layers beside each other, and the line above which something begins. */
export function Layers({ description, threshold, layers, times }: FigureOf<'layers'>) {
  const y = height - limit * unit;
  return (
    <>
      <svg role="img" aria-label={description} width="100%" height={height + 28}>
        <g aria-hidden="true">
          {times.map(({ label, heights }, column) => (
            <svg key={label} x={`${String((column * 100) / 3)}%`} width="33.3%" overflow="visible">
              {heights.map((one, layer) => {
                const below = heights.slice(0, layer).reduce((sum, each) => sum + each, 0);
                return (
                  <rect
                    key={fills[layer]}
                    x="22%"
                    width="56%"
                    y={height - (below + one) * unit}
                    height={Math.max(one * unit - 2, 0)}
                    rx="5"
                    className={fills[layer]}
                  />
                );
              })}
              <text x="50%" y={height + 22} textAnchor="middle">
                {label}
              </text>
            </svg>
          ))}
          <line x2="100%" y1={y} y2={y} className="curve stroke-muted" strokeDasharray="2 6" />
          <text y={y - 8}>{threshold}</text>
        </g>
      </svg>
      <Legend items={layers.map(({ name, text }, layer) => ({ fill: fills[layer], name, text }))} />
    </>
  );
}
