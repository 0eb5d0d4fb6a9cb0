import { Averages } from './averages.tsx';
import type { Night } from './contract.ts';
import { digits } from './day-words.ts';
import { NightsTable } from './nights-table.tsx';
import { texts } from './texts.ts';

/** A fortnight on one page of A4 for a doctor's visit; only paper shows it. */
export function PrintedDiary({ nights }: { nights: readonly Night[] }) {
  const [first, last] = [nights.at(0), nights.at(-1)];
  if (!first || !last) return null;
  const { title, name, born } = texts.printed;
  return (
    <div className="printed-diary">
      <h2>
        {title}, {digits(first.day)} – {digits(last.day)}
      </h2>
      <p>
        {name}: ______________________________ {born}: ________________
      </p>
      <NightsTable nights={nights} />
      <Averages nights={nights} />
    </div>
  );
}
