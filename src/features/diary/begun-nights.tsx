import { today } from '#lib/wall-time.ts';
import { Button } from '#ui/button.tsx';
import type { Night } from './contract.ts';
import { shortDay, wholeDay } from './day-words.ts';
import { keepDraft } from './diary-store.ts';
import type { NightDraft } from './night-draft.ts';
import { texts } from './texts.ts';

export interface BegunNightsProps {
  drafts: ReadonlyMap<string, NightDraft>;
  onOpen: (day: string) => void;
}

/** Nights that somebody has begun and not saved. */
export function BegunNights({ drafts, onOpen }: BegunNightsProps) {
  const { begun } = texts;
  return [...drafts.keys()].sort().map((day) => (
    <div key={day} className="notice cluster-4 flex-wrap">
      {begun.legend}: {shortDay(day)}
      <Button variant="quiet" aria-label={begun.goOn(wholeDay(day))} onClick={() => onOpen(day)}>
        {begun.goOnShort}
      </Button>
      <Button
        variant="quiet"
        aria-label={begun.discard(wholeDay(day))}
        onClick={() => {
          void keepDraft(day, undefined);
          document.querySelector<HTMLElement>('.diary button')?.focus();
        }}
      >
        {begun.discardShort}
      </Button>
    </div>
  ));
}

export interface NightsYetToComeProps {
  nights: ReadonlyMap<string, Night>;
  onOpen: (day: string) => void;
}

/** Nights of a time in which the clock of the device was wrong; they can be opened and moved. */
export function NightsYetToCome({ nights, onOpen }: NightsYetToComeProps) {
  const days = [...nights.keys()].filter((day) => day > today()).sort();
  if (days.length === 0) return null;
  return (
    <section className="notice stack-4">
      <h2 className="text-card">{texts.yetToCome.title}</h2>
      <p>{texts.yetToCome.why}</p>
      <ul className="stack-2">
        {days.map((day) => (
          <li key={day}>
            <button type="button" className="-my-3 py-3 link" onClick={() => onOpen(day)}>
              {texts.edit(wholeDay(day))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
