import type { Figure } from '#content-model/queries.ts';

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
