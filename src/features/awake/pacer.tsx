import { texts } from './texts.ts';

export interface PacerProps {
  exercise: 'breathing' | 'tension';
}

/**
 * A moon that sets the pace, drawn by CSS alone. It runs while its switch is on; somebody who wants no
 * motion reads the pace in words instead.
 */
export function Pacer({ exercise }: PacerProps) {
  const { switch: label, hint, words, inWords } = texts[exercise];
  return (
    <div className="pacer" data-exercise={exercise}>
      <label className="pacer-control">
        <span aria-hidden="true" className="pacer-moon">
          <span className="pacer-disc" />
        </span>
        <span className="pacer-switch">
          <input type="checkbox" role="switch" />
          {label}
        </span>
        <span aria-hidden="true" className="pacer-caption">
          <span className="pacer-hint text-small text-text-muted">{hint}</span>
          {words.map((word) => (
            <span key={word} className="pacer-word text-card strong">
              {word}
            </span>
          ))}
        </span>
      </label>
      <p className="pacer-text text-lead">{inWords}</p>
    </div>
  );
}
