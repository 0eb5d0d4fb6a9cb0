import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button.tsx';

export interface TwoStepsProps {
  /** What the first button says. */
  ask: string;
  /** What will happen, before it happens. */
  consequence: string;
  yes: string;
  no: string;
  isBusy?: boolean;
  onYes: () => void;
}

/** Asks before it acts: says what will happen, and moves the focus to that sentence and back. */
export function TwoSteps({ ask, consequence, yes, no, isBusy = false, onYes }: TwoStepsProps) {
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const turn = (next: boolean): void => {
    flushSync(() => setAsked(next));
    place.current?.querySelector<HTMLElement>(next ? 'p' : 'button')?.focus();
  };
  return (
    <div ref={place}>
      {isAsked ? (
        <div className="editing-note editing-form" role="group" aria-label={ask}>
          <p tabIndex={-1}>{consequence}</p>
          <div className="editing-toolbar">
            <Button
              disabled={isBusy}
              onClick={() => {
                setAsked(false);
                onYes();
              }}
            >
              {yes}
            </Button>
            <Button variant="quiet" onClick={() => turn(false)}>
              {no}
            </Button>
          </div>
        </div>
      ) : (
        <Button variant="quiet" disabled={isBusy} onClick={() => turn(true)}>
          {ask}
        </Button>
      )}
    </div>
  );
}
