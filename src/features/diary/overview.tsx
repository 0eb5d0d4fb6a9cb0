import { useState } from 'react';
import { dayAfter, today } from '#lib/wall-time.ts';
import type { DiaryContent } from '#content-model/queries.ts';
import { Button } from '#ui/button.tsx';
import { Averages } from './averages.tsx';
import type { Night } from './contract.ts';
import { digits } from './day-words.ts';
import { forgetThought, type DiaryState } from './diary-store.ts';
import { NightChart } from './night-chart.tsx';
import { NightsTable } from './nights-table.tsx';
import { texts } from './texts.ts';

const exampleNights: readonly Times[] = [
  { bed: '22:40', tried: '23:00', latency: 45, woke: '06:20', up: '06:50' },
  { bed: '23:10', tried: '23:30', latency: 20, woke: '06:40', up: '07:00' },
  { bed: '22:20', tried: '22:50', latency: 70, woke: '05:30', up: '06:45' },
  { bed: '23:20', tried: '23:30', latency: 15, woke: '06:30', up: '06:50' },
];

export interface OverviewProps {
  diary: DiaryState;
  explanations: DiaryContent['explanations'];
  onOpen: (day: string) => void;
}

const lengths = { week: 7, fortnight: 14 } as const;
type Span = keyof typeof lengths;

/** Thoughts of the night, and a week or a fortnight as bars, in a table and in averages. */
export function Overview({ diary, explanations, onOpen }: OverviewProps) {
  const [span, setSpan] = useState<Span>('week');
  const [end, setEnd] = useState(today);
  const length = lengths[span];
  const shown = nightsUntil(diary.nights, end, length);
  const isNewest = end >= today();
  const hasEarlier = [...diary.nights.keys()].some((day) => day <= dayAfter(end, -length));
  const newest = [...diary.nights.keys()].sort().at(-1) ?? today();
  return (
    <>
      <Thoughts diary={diary} />
      {diary.nights.size === 0 ? (
        <EmptyDiary />
      ) : (
        <section aria-labelledby="nights-heading" className="not-printed stack-6">
          <h2 id="nights-heading" className="diary-heading">
            {texts.nights}
          </h2>
          <div className="cluster-4 flex-wrap justify-between">
            <fieldset className="spans">
              <legend className="sr-only">{texts.span}</legend>
              {(Object.keys(lengths) as Span[]).map((name) => (
                <label key={name} className="quality">
                  <input
                    type="radio"
                    name="span"
                    checked={span === name}
                    onChange={() => setSpan(name)}
                  />
                  {texts.spans[name]}
                </label>
              ))}
            </fieldset>
            <div className="cluster-2">
              <Button
                variant="quiet"
                disabled={!hasEarlier}
                onClick={() => setEnd(dayAfter(end, -length))}
              >
                {texts.earlier}
              </Button>
              <Button
                variant="quiet"
                disabled={isNewest}
                onClick={() =>
                  setEnd(dayAfter(end, length) > today() ? today() : dayAfter(end, length))
                }
              >
                {texts.later}
              </Button>
            </div>
          </div>
          {shown.length === 0 ? (
            <p>{texts.noneShown}</p>
          ) : (
            <>
              <div className="chart-and-table">
                <NightChart nights={shown} />
                <NightsTable nights={shown} onOpen={onOpen} />
              </div>
              <h2 className="diary-heading">{texts.averages}</h2>
              <Averages nights={shown} explanations={explanations} />
            </>
          )}
        </section>
      )}
      <PrintedDiary nights={nightsUntil(diary.nights, newest, lengths.fortnight)} />
    </>
  );
}

function Thoughts({ diary: { thoughts } }: { diary: DiaryState }) {
  if (thoughts.length === 0) return null;
  return (
    <section aria-labelledby="parked-heading" className="not-printed card stack-4">
      <h2 id="parked-heading" className="text-card">
        {texts.parked}
      </h2>
      <ul className="stack-4">
        {thoughts.map(({ id, text }) => (
          <li key={id} className="cluster-4 flex-wrap justify-between">
            <span className="thought">{text}</span>
            <Button variant="quiet" onClick={() => void forgetThought(id)}>
              {texts.done}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The nights of so many days up to one, the oldest first. */
function nightsUntil(nights: ReadonlyMap<string, Night>, end: string, days: number): Night[] {
  return Array.from({ length: days }, (_, at) => nights.get(dayAfter(end, at - days + 1))).filter(
    (night) => night !== undefined,
  );
}

type Times = Pick<Night, 'bed' | 'tried' | 'latency' | 'woke' | 'up'>;

/** What a diary without a night says: how it works, and how nights will look. */
function EmptyDiary() {
  const nights = exampleNights.map((times, at): Night => {
    const day = dayAfter(today(), at - exampleNights.length + 1);
    return {
      ...{ day, zone: 'UTC', note: '', quality: null, savedAt: 0 },
      ...{ wakings: 0, awake: 0, caffeine: 0, alcohol: 0, naps: 0, travel: 0 },
      ...times,
    };
  });
  return (
    <div className="not-printed chart-and-table">
      <div className="stack-4">
        <p className="text-lead">{texts.nothingYet}</p>
        <ol className="stack-4">
          {texts.beginning.map(({ what, how }) => (
            <li key={what} className="py-3 edge-t">
              <span className="block strong">{what}</span>
              <span className="text-text-muted">{how}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="card stack-4 self-start">
        <p className="text-small text-text-muted">{texts.exampleNights}</p>
        <div aria-hidden="true">
          <NightChart nights={nights} />
        </div>
      </div>
    </div>
  );
}

/** A fortnight on one page of A4 for a doctor's visit; only paper shows it. */
function PrintedDiary({ nights }: { nights: readonly Night[] }) {
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
