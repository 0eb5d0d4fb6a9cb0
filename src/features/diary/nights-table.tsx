import { Icon } from '#ui/icon.tsx';
import type { Night } from './contract.ts';
import { figuresOf } from './figures.ts';
import { shortDay, texts, wholeDay } from './texts.ts';

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

// Below this width the nights are a long list, so they begin folded.
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
