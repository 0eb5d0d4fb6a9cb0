import type { FigureOf } from './figure-of.ts';

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
