import type { DiaryContent } from '#content-model/queries.ts';
import { keysOf } from '#lib/records.ts';
import { Icon } from '#ui/icon.tsx';
import type { Night } from './contract.ts';
import { averagesOf, nightsSaying, type Averages as Figures, figuresOf } from './figures.ts';
import { texts, shortDay, wholeDay } from './texts.ts';

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

interface NightsTableProps {
  nights: readonly Night[];
  /** Opens a night. */
  onOpen: (day: string) => void;
}

const { columns } = texts;

const cells: readonly (readonly [string, (night: Night) => string])[] = [
  [columns.asleep, (night) => said(figuresOf(night).asleep, texts.hours)],
  [columns.from, inBedWords],
  [columns.latency, ({ latency }) => said(latency, texts.minutes)],
  [columns.awake, ({ awake }) => said(awake, texts.minutes)],
  [columns.efficiency, (night) => said(figuresOf(night).efficiency, texts.percent)],
];

// There the nights are a long list.
const narrow = '(width < 48rem)';

// The roles are needed, because browsers take a table whose rows are blocks for none.
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** The nights in numbers, the sleep first; on a narrow screen folded, each in a few short lines. */
export function NightsTable({ nights, onOpen }: NightsTableProps) {
  return (
    <details open={!matchMedia(narrow).matches} className="nights">
      <summary className="cluster-2 py-3 strong">
        {texts.table}
        <Icon name="chevron-down" className="size-5 text-text-muted" />
      </summary>
      <table role="table" className="diary-table">
        <thead role="rowgroup">
          <tr role="row">
            {[columns.night, ...cells.map(([head]) => head)].map((head) => (
              <th key={head} role="columnheader" scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {nights.map((night) => (
            <tr key={night.day} role="row">
              <th role="rowheader" scope="row">
                <button type="button" className="-my-3 py-3 link" onClick={() => onOpen(night.day)}>
                  {shortDay(night.day)}
                  <span className="sr-only"> {texts.edit(wholeDay(night.day))}</span>
                </button>
              </th>
              {cells.map(([head, words]) => (
                <td key={head} role="cell" data-label={head}>
                  {words(night)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const said = (value: number | null, words: (value: number) => string): string =>
  value === null ? texts.unsaid : words(value);

function inBedWords(night: Night): string {
  const { kind, bed, up, travel } = night;
  if (kind === 'upAllNight') return texts.kinds.upAllNight;
  const hours = said(figuresOf(night).inBed, texts.hours);
  const journey = travel === 0 ? '' : `, ${texts.marks.travel(travel)}`;
  return `${bed ?? ''}–${up ?? ''}, ${hours}${journey}`;
}
