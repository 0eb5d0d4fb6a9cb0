import { keysOf } from '#lib/records.ts';
import type { Night } from './contract.ts';
import { shortDay, wholeDays, dayInRow, texts } from './texts.ts';
import { averagesOf, figuresOf, nightsSaying, marksOf } from './figures.ts';
import { axisOf, ChartKeys, hourOf, sleepOf } from './night-chart.tsx';

const { printed } = texts;

type ColumnName = keyof typeof printed.columns;

const whole = (value: number | null) => value?.toString() ?? '';
const hours = (value: number | null) => (value === null ? '' : texts.shortHours(value));

const cells: Readonly<Record<Exclude<ColumnName, 'night'>, (night: Night) => string>> = {
  bed: ({ bed }) => bed ?? '',
  tried: ({ tried }) => tried ?? '',
  latency: ({ latency }) => whole(latency),
  wakings: ({ wakings }) => whole(wakings),
  awake: ({ awake }) => whole(awake),
  woke: ({ woke }) => woke ?? '',
  up: ({ up }) => up ?? '',
  asleep: (night) => hours(figuresOf(night).asleep),
  inBed: (night) => hours(figuresOf(night).inBed),
  efficiency: (night) => {
    const { efficiency } = figuresOf(night);
    return efficiency === null ? '' : texts.percent(efficiency);
  },
  quality: ({ quality }) => whole(quality),
  rested: ({ rested }) => whole(rested),
  napped: ({ naps }) => naps.map(({ minutes }) => minutes).join(' + '),
  caffeine: ({ caffeine, lastCaffeine }) => withLast(caffeine, lastCaffeine),
  alcohol: ({ alcohol, lastAlcohol }) => withLast(alcohol, lastAlcohol),
};

const withLast = (count: number | null, last: string | null): string =>
  [whole(count), last && `(${last})`].filter(Boolean).join(' ');

type CellName = keyof typeof cells;

/** What the average of a column is written like. */
const meanWords = {
  latency: (value: number) => Math.round(value).toString(),
  wakings: texts.decimal,
  awake: (value: number) => Math.round(value).toString(),
  asleep: (value: number) => texts.shortHours(Math.round(value)),
  inBed: (value: number) => texts.shortHours(Math.round(value)),
  efficiency: texts.percent,
  quality: texts.decimal,
  rested: texts.decimal,
  napped: (value: number) => Math.round(value).toString(),
} as const satisfies Partial<Record<CellName, (value: number) => string>>;

type Mean = keyof typeof meanWords;
const means = keysOf(meanWords);
const hasMean = (name: CellName): name is Mean => Object.hasOwn(meanWords, name);

const cellNames = keysOf(cells);

/** What the diary reckons; nobody has to do that by hand. */
const reckoned: readonly CellName[] = ['asleep', 'inBed', 'efficiency'];
const emptyCellNames = cellNames.filter((name) => !reckoned.includes(name));

/** Over which columns a night says that there was no sleep, the last one excluded. */
const insteadOf = {
  slept: undefined,
  sleepless: ['tried', 'up'],
  upAllNight: ['bed', 'asleep'],
} as const;

interface Cell {
  name: string;
  words: string;
  wide?: number;
}

/** The cells of a night, of which one can be wide. */
function rowOf(night: Night): readonly Cell[] {
  const single: Cell[] = cellNames.map((name) => ({ name, words: cells[name](night) }));
  const [from, to] = (insteadOf[night.kind] ?? []).map((name) => cellNames.indexOf(name));
  if (from === undefined || to === undefined) return single;
  const wide = { name: 'kind', words: texts.kinds[night.kind], wide: to - from };
  return single.toSpliced(from, wide.wide, wide);
}

/** How many nights are printed. */
export const printSpans = { fortnight: 14, month: 28 } as const;

/** So many letters fit on the page in a size that is read with ease. */
const roomyDetails = 4500;
/** So few leave room for the nights as bars. */
const fewDetails = 2000;

/** Rows of an empty form: a fortnight. */
const emptyRows = 14;

/** Nights on paper for a doctor's visit, a fortnight on one page of A4; without nights a form to fill in by hand. */
export function PrintedDiary({ nights }: { nights: readonly Night[] }) {
  const [first, last] = [nights.at(0), nights.at(-1)];
  const isEmpty = nights.length === 0;
  const columnNames: readonly ColumnName[] = ['night', ...(isEmpty ? emptyCellNames : cellNames)];
  const said = nights.map((night) => ({ day: night.day, words: detailsOf(night) }));
  const letters = said.reduce((sum, { words }) => sum + words.length, 0);
  return (
    <div className="printed-diary">
      <h2>
        {first && last ? `${printed.title}, ${wholeDays(first.day, last.day)}` : printed.empty}
      </h2>
      <p>
        {printed.name}: ______________________________ {printed.born}: ________________
      </p>
      {isEmpty ? <p>{printed.emptyHint}</p> : null}
      <table data-empty={isEmpty || undefined}>
        <thead>
          <tr>
            {columnNames.map((name) => (
              <th key={name} scope="col" data-column={name}>
                {printed.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isEmpty
            ? Array.from({ length: emptyRows }, (_, row) => (
                <tr key={row}>
                  <th scope="row" />
                  {emptyCellNames.map((name) => (
                    <td key={name} />
                  ))}
                </tr>
              ))
            : nights.map((night) => (
                <tr key={night.day}>
                  <th scope="row">{shortDay(night.day)}</th>
                  {rowOf(night).map(({ name, words, wide }) => (
                    <td key={name} data-column={name} colSpan={wide}>
                      {words}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
        <Means nights={nights} />
      </table>
      <p>
        {printed.scale}
        {isEmpty ? null : ` ${averageNote(nights)}`}
      </p>
      {!isEmpty && nights.length <= printSpans.fortnight && letters < fewDetails ? (
        <PaperChart nights={nights} />
      ) : null}
      {isEmpty ? <p>{printed.details}:</p> : null}
      <Details said={said.filter(({ words }) => words !== '')} isLong={letters > roomyDetails} />
    </div>
  );
}

/** The averages of the columns above them. */
function Means({ nights }: { nights: readonly Night[] }) {
  const averages = averagesOf(nights);
  if (!averages) return null;
  // Its words take the room of the first times, which have none.
  const wide = cellNames.findIndex(hasMean) + 1;
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={wide}>
          {texts.averages}
        </th>
        {cellNames.slice(wide - 1).map((name) => {
          const value = hasMean(name) ? averages[name] : null;
          return (
            <td key={name} data-column={name}>
              {hasMean(name) && value !== null ? meanWords[name](value) : null}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}

function averageNote(nights: readonly Night[]): string {
  const areAllSaid = means.every((name) => [0, nights.length].includes(nightsSaying(nights, name)));
  return [texts.averageOf(nights.length), areAllSaid ? '' : texts.averageOfThoseSaying]
    .filter(Boolean)
    .join(' ');
}

interface DetailsProps {
  said: readonly { day: string; words: string }[];
  /** Whether they fill the page. */
  isLong: boolean;
}

/** What no column has room for, a paragraph for each night. */
function Details({ said, isLong }: DetailsProps) {
  if (said.length === 0) return null;
  return (
    <div className="printed-details" data-long={isLong || undefined}>
      <h3>{printed.details}</h3>
      {said.map(({ day, words }) => (
        <p key={day}>
          <strong>{shortDay(day)}</strong> {words}
        </p>
      ))}
    </div>
  );
}

function detailsOf({ medication, naps, travel, daytime, performance, note }: Night): string {
  const timed = naps.filter(({ from }) => from !== null);
  const rated = (name: 'daytime' | 'performance', value: number | null) =>
    value === null
      ? ''
      : `${texts.ratings[name].short}: ${texts.ratings[name].words[value - 1] ?? ''}`;
  return [
    medication.map(texts.medication.words).join(', '),
    timed.length === 0 ? '' : `${texts.figures.napped}: ${timed.map(texts.naps.words).join(', ')}`,
    travel === 0 ? '' : texts.marks.travel(travel),
    rated('daytime', daytime),
    rated('performance', performance),
    note,
  ]
    .filter(Boolean)
    .join('; ');
}

// In millimetres on a page of A4.
const width = 186;
const daysWidth = 16;
const rowHeight = 4.8;
const barHeight = 3;
const axisHeight = 5;

/** The nights of a page as bars, drawn for paper: black is sleep, grey is what else was time in bed. */
function PaperChart({ nights }: { nights: readonly Night[] }) {
  const bars = nights.map((night) => ({ night, marks: marksOf(night) }));
  const { x, ticks, first, last } = axisOf(bars.flatMap(({ marks }) => marks ?? []));
  const at = (minutes: number) => daysWidth + (x(minutes) * (width - daysWidth)) / 100;
  const span = (from: number, to: number) => ({ x: at(from), width: at(to) - at(from) });
  const height = axisHeight + nights.length * rowHeight;
  return (
    <figure className="paper-chart" aria-hidden="true">
      <svg viewBox={`0 0 ${String(width)} ${String(height)}`} width="100%">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={at(tick)} x2={at(tick)} y1={axisHeight - 1} y2={height} />
            <text
              x={at(tick)}
              y="2.8"
              textAnchor={tick === first ? 'start' : tick === last ? 'end' : 'middle'}
            >
              {hourOf(tick)}
            </text>
          </g>
        ))}
        {bars.map(({ night, marks }, row) => {
          const y = axisHeight + row * rowHeight;
          const bar = { y, height: barHeight, rx: barHeight / 2 };
          const [from, to] = sleepOf(night);
          return (
            <g key={night.day}>
              <text x="0" y={y + 2.5}>
                {dayInRow(night.day)}
              </text>
              {marks ? (
                <rect {...span(marks.bed.clock, marks.up.clock)} {...bar} className="bar-bed" />
              ) : null}
              {from < to ? <rect {...span(from, to)} {...bar} className="bar-tried" /> : null}
            </g>
          );
        })}
      </svg>
      <figcaption>
        <ChartKeys />
      </figcaption>
    </figure>
  );
}
