import type { DiaryContent } from '#content-model/queries.ts';
import { keysOf } from '#lib/records.ts';
import { dayAfter, today } from '#lib/wall-time.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { MoonPhase } from '#ui/moon-phase.tsx';
import { Averages } from './averages.tsx';
import type { Night } from './contract.ts';
import { forgetThought, type DiaryState } from './diary-store.ts';
import { firstClick } from './first-click.ts';
import { NightArc } from './night-arc.tsx';
import { NightChart } from './night-chart.tsx';
import { NightsTable } from './nights-table.tsx';
import { monthName, texts, wholeDays } from './texts.ts';

const exampleNight = {
  kind: 'slept',
  quality: null,
  rested: null,
  naps: [],
  caffeine: null,
  lastCaffeine: null,
  alcohol: null,
  lastAlcohol: null,
  medication: [],
  daytime: null,
  performance: null,
  note: '',
  zone: 'UTC',
  travel: 0,
  savedAt: 0,
} satisfies Partial<Night>;

const exampleTimes = [
  { bed: '22:40', tried: '23:00', latency: 45, wakings: 2, awake: 40, woke: '06:20', up: '06:50' },
  { bed: '23:10', tried: '23:30', latency: 20, wakings: 1, awake: 10, woke: '06:40', up: '07:00' },
  { bed: '22:20', tried: '22:50', latency: 70, wakings: 3, awake: 55, woke: '05:30', up: '06:45' },
  { bed: '23:20', tried: '23:30', latency: 15, wakings: 0, awake: 0, woke: '06:30', up: '06:50' },
];

const lengths = { week: 7, fortnight: 14 } as const;

/** Which nights are shown: so many days up to one. */
export interface View {
  span: keyof typeof lengths;
  end: string;
}

/** The view that shows a day; the same one where it does. */
export function viewWith(view: View, day: string): View {
  const isShown = day <= view.end && day > dayAfter(view.end, -lengths[view.span]);
  if (isShown || day > today()) return view;
  // Away from today in whole spans, so that going on leads to today again.
  const spans = Math.floor(daysBetween(day, today()) / lengths[view.span]);
  return { ...view, end: dayAfter(today(), -spans * lengths[view.span]) };
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

interface OverviewProps {
  diary: DiaryState;
  view: View;
  explanations: DiaryContent['explanations'];
  onView: (view: View) => void;
  onOpen: (day: string) => void;
}

/** Thoughts of the night, the newest night as an arc, and a week or a fortnight as bars, in a table and in averages. */
export function Overview({ diary, view, explanations, onView, onOpen }: OverviewProps) {
  const { span, end } = view;
  const length = lengths[span];
  const shown = nightsUntil(diary.nights, end, length);
  const before = nightsUntil(diary.nights, dayAfter(end, -length), length);
  // Days on which nothing was written down are rows as well, unless the diary began later.
  const isBegun = (day: string) => [...diary.nights.keys()].some((written) => written <= day);
  const newest = nightsUntil(diary.nights, today(), lengths.fortnight).at(-1);
  if (diary.nights.size === 0) {
    return (
      <>
        <Thoughts diary={diary} />
        <EmptyDiary />
      </>
    );
  }
  return (
    <>
      <Thoughts diary={diary} />
      {newest === undefined ? null : <NightArc night={newest} />}
      <section aria-labelledby="nights-heading" className="not-printed stack-6">
        <Period days={[...diary.nights.keys()]} view={view} onView={onView} />
        {shown.length === 0 ? (
          <p>{texts.noneShown}</p>
        ) : (
          <>
            <div className="chart-and-averages">
              <div className="chart-and-table">
                <NightChart days={daysUntil(end, length).filter(isBegun)} nights={diary.nights} />
                <NightsTable nights={shown} onOpen={onOpen} />
              </div>
              <div className="stack-4">
                <h2 className="diary-heading">{texts.averages}</h2>
                <Averages nights={shown} before={before} explanations={explanations} />
              </div>
            </div>
          </>
        )}
      </section>
    </>
  );
}

interface PeriodProps {
  /** Of all nights, in no order. */
  days: readonly string[];
  view: View;
  onView: (view: View) => void;
}

/** Which nights are shown: a week or two, one earlier or later, or those of a month. */
function Period({ days, view, onView }: PeriodProps) {
  const { span, end } = view;
  const length = lengths[span];
  const months = [...new Set(days.map((day) => day.slice(0, 7)))].sort().reverse();
  const goTo = (day: string) => onView({ span, end: day > today() ? today() : day });
  const isOldest = !days.some((day) => day <= dayAfter(end, -length));
  const isNewest = end >= today();
  return (
    <div className="period cluster-4 flex-wrap justify-between">
      <h2 id="nights-heading" className="diary-heading">
        {texts.nights}
      </h2>
      <fieldset className="choices">
        <legend className="sr-only">{texts.span}</legend>
        {keysOf(lengths).map((name) => (
          <label key={name} className="option">
            <input
              type="radio"
              name="span"
              checked={span === name}
              onChange={() => onView({ span: name, end })}
            />
            {texts.spans[name]}
          </label>
        ))}
      </fieldset>
      {months.length > 1 ? (
        <label className="cluster-2 text-small whitespace-nowrap">
          {texts.month}
          <select
            className="field-control"
            value={end.slice(0, 7)}
            onChange={({ target }) => goTo(lastDayOf(target.value))}
          >
            {[...new Set([end.slice(0, 7), ...months])]
              .sort()
              .reverse()
              .map((month) => (
                <option key={month} value={month}>
                  {monthName(`${month}-01`)}
                </option>
              ))}
          </select>
        </label>
      ) : null}
      <div className="day-steps period-steps cluster-2">
        <Button
          variant="quiet"
          aria-label={texts.earlier}
          aria-disabled={isOldest}
          onClick={() => {
            if (!isOldest) goTo(dayAfter(end, -length));
          }}
        >
          <Icon name="chevron-down" className="size-5 rotate-90" />
        </Button>
        <span aria-live="polite" className="text-center text-balance">
          {wholeDays(dayAfter(end, 1 - length), end)}
        </span>
        <Button
          variant="quiet"
          aria-label={texts.later}
          aria-disabled={isNewest}
          onClick={() => {
            if (!isNewest) goTo(dayAfter(end, length));
          }}
        >
          <Icon name="chevron-down" className="size-5 -rotate-90" />
        </Button>
      </div>
    </div>
  );
}

/** The last day of a month such as `2026-11`. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

function Thoughts({ diary: { thoughts } }: { diary: DiaryState }) {
  if (thoughts.length === 0) return null;
  return (
    <section aria-labelledby="parked-heading" className="not-printed card stack-4">
      <h2 id="parked-heading" tabIndex={-1} className="text-card">
        {texts.parked}
      </h2>
      <ul className="stack-4">
        {thoughts.map(({ id, text }) => (
          <li key={id} className="cluster-4 flex-wrap justify-between">
            <span className="thought">{text}</span>
            <Button
              variant="quiet"
              onClick={firstClick(() => {
                void forgetThought(id);
                document.querySelector<HTMLElement>('#parked-heading')?.focus();
              })}
            >
              {texts.done}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The nights of so many days up to one, the oldest first. */
export function nightsUntil(
  nights: ReadonlyMap<string, Night>,
  end: string,
  days: number,
): Night[] {
  return daysUntil(end, days).flatMap((day) => nights.get(day) ?? []);
}

const daysUntil = (end: string, days: number): string[] =>
  Array.from({ length: days }, (_, at) => dayAfter(end, at - days + 1));

/** What a diary without a night says: how it works, and how nights will look. */
function EmptyDiary() {
  const nights = exampleTimes.map((times, at): [string, Night] => {
    const day = dayAfter(today(), at - exampleTimes.length + 1);
    return [day, { ...exampleNight, ...times, day }];
  });
  return (
    <>
      <div className="diary-picture diary-example not-printed card stack-4">
        <p className="text-lead text-balance">{texts.nothingYet}</p>
        <p className="text-small text-text-muted">{texts.exampleNights}</p>
        <div aria-hidden="true">
          <NightChart days={nights.map(([day]) => day)} nights={new Map(nights)} />
        </div>
      </div>
      <ol className="diary-beginning not-printed">
        {texts.beginning.map(({ what, how }, at) => (
          <li key={what}>
            <MoonPhase lit={(at + 1) / 3} className="-ms-0.5 size-8 text-accent" />
            <span>
              <span className="block strong">{what}</span>
              <span className="text-text-muted">{how}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
