import { MoonPhase } from '#ui/moon-phase.tsx';
import { texts } from './texts.ts';

interface PacerProps {
  exercise: 'breathing' | 'tension';
  /** How much of the moon is lit while it rests: the way through the steps. */
  lit: number;
}

/**
 * A moon that sets the pace, drawn by CSS alone. It runs while its switch is on; the pace stands in words below
 * for screen readers and for somebody who wants no motion. With script the words are said as well, closed eyes
 * can hear or feel them, and a moon that may not move counts the seconds (`pace.ts`).
 */
export function Pacer({ exercise, lit }: PacerProps) {
  const { switch: label, hint, words, seconds, inWords } = texts[exercise];
  return (
    <div className="pacer" data-exercise={exercise} data-seconds={seconds.join(' ')}>
      <label className="pacer-control">
        <span aria-hidden="true" className="pacer-moon">
          <MoonPhase lit={lit} className="pacer-phase" />
          <span className="pacer-disc" />
          {words.map((word) => (
            <span key={word} className="pacer-word">
              {word}
            </span>
          ))}
          <span className="pacer-count" />
        </span>
        <span className="pacer-switch">
          <input type="checkbox" role="switch" />
          {label}
        </span>
      </label>
      <div className="pacer-slot text-small">
        <p aria-hidden="true" className="pacer-hint text-balance text-text-muted">
          {hint}
        </p>
        <p className="pacer-text text-balance">{inWords}</p>
        <p className="pacer-senses needs-script">
          <label>
            <input type="checkbox" data-pace="sound" />
            {texts.sound}
          </label>
          <label>
            <input type="checkbox" data-pace="vibration" />
            {texts.vibration}
          </label>
        </p>
      </div>
      <p role="status" className="pacer-said" />
    </div>
  );
}
