import type { Figure } from '#content-model/queries.ts';

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

// The way down is longer than the way up; then the line rests until the next breath begins.
const breathLine = 'M0 90C9 90 15 10 26 10S44 78 62 87C68 90 72 90 84 90C92 90 96 62 100 40';

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
          <path d={`${breathLine}V100H0z`} className="fill-tint" />
          <path d={breathLine} className="curve stroke-accent" />
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

// The smaller group is part of the larger one, so it has its colour and a ring.
const groupLooks = ['fill-accent stroke-accent', 'fill-accent stroke-link'] as const;

/** A hundred points, of which one or two groups stand out. */
export function Share({ description, groups }: FigureOf<'share'>) {
  const lookOf = (point: number) => {
    const group = groups.findLastIndex(({ people }) => point < people);
    return groupLooks[group] ?? 'fill-tint stroke-tint';
  };
  return (
    <div className="share">
      <svg role="img" aria-label={description} viewBox="0 0 100 100" width="208">
        {Array.from({ length: 100 }, (_, point) => (
          <circle
            key={point}
            cx={(point % 10) * 10 + 5}
            cy={Math.floor(point / 10) * 10 + 5}
            r="3"
            strokeWidth="1.6"
            className={lookOf(point)}
          />
        ))}
      </svg>
      <ul>
        {groups.map(({ people, label }, index) => (
          <li key={label}>
            <span className="share-number">{people}</span>
            <svg aria-hidden="true" width="14" height="14">
              <circle cx="7" cy="7" r="4.75" strokeWidth="2.5" className={groupLooks[index]} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where one begins, and what follows, step by step. */
export function Way({ ways }: FigureOf<'way'>) {
  return (
    <div className="ways">
      {ways.map(({ start, steps }) => (
        <div key={start}>
          <p className="strong">{start}</p>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** The words and numbers of one kind of drawing. */
export type FigureOf<Drawing extends Figure['drawing']> = Extract<Figure, { drawing: Drawing }>;

interface LegendItem {
  /** Class of the colour. */
  fill: string | undefined;
  name: string;
  text?: string;
}

/** What the colours of a drawing mean. */
export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className="legend">
      {items.map(({ fill, name, text }) => (
        <li key={name}>
          <svg aria-hidden="true" width="14" height="14">
            <circle cx="7" cy="7" r="6" className={fill} />
          </svg>
          <span>
            {text ? <span className="strong">{`${name}: `}</span> : name}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

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
