import type { DiaryContent } from '#content-model/queries.ts';
import { keysOf } from '#lib/records.ts';
import { Icon } from '#ui/icon.tsx';
import type { Night } from './contract.ts';
import { averagesOf, nightsSaying, type Averages as Figures } from './figures.ts';
import { texts } from './texts.ts';

interface AveragesProps {
  nights: readonly Night[];
  /** Those of the span before, to be told beside them. */
  before?: readonly Night[];
  explanations: DiaryContent['explanations'];
}

type FigureName = keyof Figures;

const words: Readonly<Record<FigureName, (value: number) => string>> = {
  inBed: (value) => texts.hours(Math.round(value)),
  asleep: (value) => texts.hours(Math.round(value)),
  latency: (value) => texts.minutes(Math.round(value)),
  awake: (value) => texts.minutes(Math.round(value)),
  efficiency: texts.percent,
  napped: (value) => texts.minutes(Math.round(value)),
  wakings: texts.decimal,
  quality: texts.decimal,
  rested: texts.decimal,
};

const isExplained = (
  name: FigureName,
  explanations: DiaryContent['explanations'],
): name is FigureName & keyof DiaryContent['explanations'] => Object.hasOwn(explanations, name);

/** What a visitor wants to know first. */
const largest: readonly FigureName[] = ['asleep', 'efficiency'];

/** The averages of the nights that are shown, each explained, none judged. */
export function Averages({ nights, before = [], explanations }: AveragesProps) {
  const averages = averagesOf(nights);
  if (!averages) return null;
  const earlier = averagesOf(before);
  const said = keysOf(texts.figures).filter((name) => averages[name] !== null);
  const isLarge = (name: FigureName) => largest.includes(name);
  const names = [...said.filter(isLarge), ...said.filter((name) => !isLarge(name))];
  const saying = (name: FigureName) => nightsSaying(nights, name);
  return (
    <div className="stack-4">
      <p className="text-small text-text-muted">{texts.averageOf(nights.length)}</p>
      <dl className="averages">
        {names.map((name) => (
          <div key={name} className="average">
            <dt>{texts.figures[name]}</dt>
            <dd className={isLarge(name) ? 'average-sum' : 'strong'}>
              {words[name](averages[name] ?? 0)}
            </dd>
            {saying(name) < nights.length ? (
              <dd className="average-beside">{texts.averageOfSome(saying(name), nights.length)}</dd>
            ) : null}
            {earlier && earlier[name] !== null ? (
              <dd className="average-beside">{texts.spanBefore(words[name](earlier[name]))}</dd>
            ) : null}
          </div>
        ))}
      </dl>
      <details>
        <summary className="cluster-2 py-3 strong">
          {texts.explained}
          <Icon name="chevron-down" className="size-5 text-text-muted" />
        </summary>
        <dl className="stack-2 text-small">
          {names.flatMap((name) =>
            isExplained(name, explanations) ? (
              <div key={name}>
                <dt className="strong">{texts.figures[name]}</dt>
                <dd className="text-text-muted">{explanations[name]}</dd>
              </div>
            ) : (
              []
            ),
          )}
        </dl>
      </details>
    </div>
  );
}
