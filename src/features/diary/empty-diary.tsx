import { dayAfter, today } from '#lib/wall-time.ts';
import type { Night } from './contract.ts';
import { NightChart } from './night-chart.tsx';
import { texts } from './texts.ts';

type Times = Pick<Night, 'bed' | 'tried' | 'latency' | 'woke' | 'up'>;

const exampleNights: readonly Times[] = [
  { bed: '22:40', tried: '23:00', latency: 45, woke: '06:20', up: '06:50' },
  { bed: '23:10', tried: '23:30', latency: 20, woke: '06:40', up: '07:00' },
  { bed: '22:20', tried: '22:50', latency: 70, woke: '05:30', up: '06:45' },
  { bed: '23:20', tried: '23:30', latency: 15, woke: '06:30', up: '06:50' },
];

/** What a diary without a night says: how it works, and how nights will look. */
export function EmptyDiary() {
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
