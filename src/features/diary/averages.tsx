import type { DiaryContent } from '#content-model/queries.ts';
import type { Night } from './contract.ts';
import { averagesOf, type Figures } from './figures.ts';
import { texts } from './texts.ts';

export interface AveragesProps {
  nights: readonly Night[];
  /** What each figure is; left out on paper. */
  explanations?: DiaryContent['explanations'];
}

/** The averages of the nights that are shown, each explained, none judged. */
export function Averages({ nights, explanations }: AveragesProps) {
  const averages = averagesOf(nights);
  if (!averages) return null;
  const words = (name: keyof Figures): string => {
    const value = averages[name];
    if (name === 'efficiency') return texts.percent(value);
    const whole = Math.round(value);
    if (name === 'latency' || name === 'awake') return texts.minutes(whole);
    return explanations ? texts.hours(whole) : texts.shortHours(whole);
  };
  return (
    <div className="stack-4">
      <p className="text-text-muted">{texts.averageOf(nights.length)}</p>
      <dl className="averages">
        {(Object.keys(texts.figures) as (keyof Figures)[]).map((name) => (
          <div key={name} className="average">
            <dt>{texts.figures[name]}</dt>
            <dd className="text-card strong">{words(name)}</dd>
            {explanations ? (
              <dd className="text-small text-text-muted">{explanations[name]}</dd>
            ) : null}
          </div>
        ))}
      </dl>
    </div>
  );
}
