import type { Night } from './contract.ts';
import { shortDay, wholeDay } from './day-words.ts';
import { figuresOf } from './figures.ts';
import { texts } from './texts.ts';

export interface NightsTableProps {
  nights: readonly Night[];
  /** Opens a night; without it the table is for paper and has every column. */
  onOpen?: (day: string) => void;
}

const { columns } = texts;

/** The nights in numbers. */
export function NightsTable({ nights, onOpen }: NightsTableProps) {
  const heads = [
    columns.night,
    columns.from,
    columns.asleep,
    columns.latency,
    columns.awake,
    columns.efficiency,
  ];
  const paperHeads = [
    columns.wakings,
    columns.quality,
    columns.caffeine,
    columns.alcohol,
    columns.naps,
    columns.note,
  ];
  return (
    <div
      className="diary-table"
      {...(onOpen && { role: 'group', tabIndex: 0, 'aria-label': texts.nights })}
    >
      <table>
        <thead>
          <tr>
            {[...heads, ...(onOpen ? [] : paperHeads)].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {nights.map((night) => (
            <tr key={night.day}>
              <th scope="row">
                {onOpen ? (
                  <button
                    type="button"
                    className="-my-3 py-3 link"
                    onClick={() => onOpen(night.day)}
                  >
                    {shortDay(night.day)}
                    <span className="sr-only"> {texts.edit(wholeDay(night.day))}</span>
                  </button>
                ) : (
                  shortDay(night.day)
                )}
              </th>
              <Figures night={night} isPaper={!onOpen} />
              {onOpen ? null : <Circumstances night={night} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Figures({ night, isPaper }: { night: Night; isPaper: boolean }) {
  const { inBed, asleep, latency, awake, efficiency } = figuresOf(night);
  const hours = isPaper ? texts.shortHours : texts.hours;
  return (
    <>
      <td>
        {night.bed}–{night.up} <span className="in-bed text-text-muted">{hours(inBed)}</span>
      </td>
      <td>{hours(asleep)}</td>
      <td>{texts.minutes(latency)}</td>
      <td>{texts.minutes(awake)}</td>
      <td>{texts.percent(efficiency)}</td>
    </>
  );
}

function Circumstances({ night }: { night: Night }) {
  const { wakings, quality, caffeine, alcohol, naps, note } = night;
  return (
    <>
      <td>{wakings}</td>
      <td>{quality === null ? '' : texts.qualities[quality - 1]}</td>
      <td>{caffeine}</td>
      <td>{alcohol}</td>
      <td>{texts.minutes(naps)}</td>
      <td>
        <span className="paper-note">{note}</span>
      </td>
    </>
  );
}
