import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import * as z from 'zod/mini';
import type { DiaryContent, HelpLinesContent } from '#content-model/queries.ts';
import { today } from '#lib/wall-time.ts';
import { Container } from '#site/section.tsx';
import { QuietHelp } from '#site/help-lines.tsx';
import { Button } from '#ui/button.tsx';
import { changeAndFocus } from './change-and-focus.ts';
import { dayOfNight, type Night } from './contract.ts';
import { DataPanel } from './data-panel.tsx';
import { firstClick } from './first-click.ts';
import { shortDay, wholeDay, texts } from './texts.ts';
import {
  currentDiary,
  diaryOfServer,
  NightChanged,
  removeNight,
  watchDiary,
  keepDraft,
  saveNight,
} from './diary-store.ts';
import { nextDay, type NightDraft } from './night-draft.ts';
import { NightForm } from './night-form.tsx';
import { nightsUntil, Overview, viewWith, type View } from './overview.tsx';
import { PrintedDiary, printSpans } from './printed-diary.tsx';

const parameter = 'tag';

interface DiaryProps {
  content: Pick<DiaryContent, 'storage' | 'explanations'>;
}

const week = 7 * 24 * 60 * 60 * 1000;

interface Notice {
  sentence: string;
  /** What can be brought back. */
  removed?: Night;
  isFailure?: boolean;
}

/** The sleep diary: an overview, or one night that is being entered. All of it stays on the device. */
export function Diary({ content }: DiaryProps) {
  const diary = useSyncExternalStore(watchDiary, currentDiary, diaryOfServer);
  const [place, showDay] = usePlace();
  const [notice, setNotice] = useState<Notice>();
  const [view, setView] = useState<View>(() => ({ span: 'week', end: today() }));
  const isRemoving = useRef(false);
  if (diary.phase === 'opening') {
    return (
      <div className="needs-script stack-4">
        <p>{texts.opening}</p>
        <p className="diary-slow">{texts.slow}</p>
      </div>
    );
  }

  const open = (morning: string, isNew = false) => {
    changeAndFocus(() => {
      setNotice(undefined);
      showDay(morning, isNew);
    }, found('.night-form h2'));
  };
  const close = (result?: Notice) => {
    changeAndFocus(
      () => {
        setNotice(result);
        showDay();
      },
      found(result ? '.diary-notice p' : '.diary button'),
    );
  };
  const remove = async (night: Night) => {
    // A second press would find the night gone, and no other tab has done that.
    if (isRemoving.current) return;
    isRemoving.current = true;
    try {
      const isGone = await removeNight(night);
      if (isGone) close({ sentence: texts.removed(shortDay(night.day)), removed: night });
      else close({ sentence: texts.notRemoved, isFailure: true });
    } catch (error) {
      if (!(error instanceof NightChanged)) throw error;
      close({ sentence: texts.problems.changedElsewhere });
    } finally {
      isRemoving.current = false;
    }
  };
  const undo = async (removed: Night) => {
    try {
      await saveNight(removed, undefined);
      changeAndFocus(() => setNotice(undefined), found('.diary button'));
    } catch (error) {
      if (!(error instanceof NightChanged)) throw error;
      const sentence = texts.problems.enteredElsewhere;
      changeAndFocus(() => setNotice({ sentence }), found('.diary-notice p'));
    }
  };
  const removed = notice?.removed;
  const isKept = diary.phase === 'kept';
  return (
    <div className="stack-10">
      <div className="not-printed diary-notice">
        <div role="status">
          {isKept ? null : (
            <p tabIndex={-1} className="notice">
              {texts.notSaved}
            </p>
          )}
        </div>
        {/* No status, because it gets the focus and would be said twice. */}
        {notice && (isKept || removed || notice.isFailure) ? (
          <p tabIndex={-1} className="notice cluster-4 flex-wrap">
            {notice.sentence}
            {removed ? (
              <Button variant="quiet" onClick={firstClick(() => void undo(removed))}>
                {texts.undo}
              </Button>
            ) : null}
          </p>
        ) : null}
      </div>
      {place === undefined ? (
        <>
          <div className="not-printed stack-4">
            <Button
              size="large"
              className="self-start"
              onClick={() => open(nextDay(diary.nights), true)}
            >
              {texts.add}
            </Button>
            <BegunNights drafts={diary.drafts} onOpen={(day) => open(day)} />
            <NightsYetToCome nights={diary.nights} onOpen={(day) => open(day)} />
            <Reminder exportedAt={diary.exportedAt} />
          </div>
          <Overview
            diary={diary}
            view={view}
            explanations={content.explanations}
            onView={setView}
            onOpen={(day) => open(day)}
          />
          <DataPanel diary={diary} content={content} />
        </>
      ) : (
        <>
          <NightForm
            key={place.opened}
            day={place.day}
            isNew={place.isNew}
            diary={diary}
            onDay={followDay}
            onSaved={(night) => {
              setView((before) => viewWith(before, night.day));
              close({ sentence: texts.saved(wholeDay(night.day)) });
            }}
            onCancel={() => close()}
            onRemove={(night) => void remove(night)}
          />
          <PrintedDiary nights={nightsUntil(diary.nights, today(), printSpans.fortnight)} />
        </>
      )}
    </div>
  );
}

const found = (selector: string) => () => document.querySelector<HTMLElement>(selector);

function Reminder({ exportedAt }: { exportedAt: number | undefined }) {
  const [openedAt] = useState(() => Date.now());
  const isDue = exportedAt !== undefined && openedAt - exportedAt > week;
  return isDue ? <p className="notice">{texts.reminder}</p> : null;
}

function watchAddress(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** A night that is open: its day, and a mark that tells one opening from the next. */
interface Place extends Opening {
  day: string;
}

const openingOf = z.object({
  opened: z.string(),
  /** Whether a night is to be added, and not one that is there to be changed. */
  isNew: z.boolean(),
});
type Opening = z.infer<typeof openingOf>;

/** Stays the same while another day is chosen. */
const opening = (): Opening =>
  openingOf.safeParse(history.state).data ?? { opened: '', isNew: false };

/**
 * The night that is being entered, as the address says (`?tag=2026-11-23`); a wrong day is today. Undefined for the
 * overview.
 */
function usePlace(): [Place | undefined, typeof showDay] {
  const address = useSyncExternalStore(
    watchAddress,
    () => `${opening().opened}${location.search}`,
    () => '',
  );
  const [, search = ''] = address.split('?');
  const day = new URLSearchParams(search).get(parameter);
  if (day === null) return [undefined, showDay];
  const isDay = dayOfNight.safeParse(day).success;
  return [{ day: isDay ? day : today(), ...opening() }, showDay];
}

function showDay(day?: string, isNew = false): void {
  const address = day === undefined ? location.pathname : `?${parameter}=${day}`;
  history.pushState({ opened: Date.now().toString(), isNew } satisfies Opening, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo({ top: 0 });
}

/** Writes another day of the night that is open into the address. */
function followDay(day: string): void {
  history.replaceState(history.state, '', `?${parameter}=${day}`);
}

interface BegunNightsProps {
  drafts: ReadonlyMap<string, NightDraft>;
  onOpen: (day: string) => void;
}

/** Nights that somebody has begun and not saved. */
function BegunNights({ drafts, onOpen }: BegunNightsProps) {
  const { begun } = texts;
  return [...drafts.keys()].sort().map((day) => (
    <div key={day} className="notice cluster-4 flex-wrap">
      {begun.legend}: {shortDay(day)}
      <Button variant="quiet" aria-label={begun.goOn(wholeDay(day))} onClick={() => onOpen(day)}>
        {begun.goOnShort}
      </Button>
      <Button
        variant="quiet"
        aria-label={begun.discard(wholeDay(day))}
        onClick={firstClick(() => {
          void keepDraft(day, undefined);
          document.querySelector<HTMLElement>('.diary button')?.focus();
        })}
      >
        {begun.discardShort}
      </Button>
    </div>
  ));
}

interface NightsYetToComeProps {
  nights: ReadonlyMap<string, Night>;
  onOpen: (day: string) => void;
}

/** Nights of a time in which the clock of the device was wrong; they can be opened and moved. */
function NightsYetToCome({ nights, onOpen }: NightsYetToComeProps) {
  const days = [...nights.keys()].filter((day) => day > today()).sort();
  if (days.length === 0) return null;
  return (
    <section className="notice stack-4">
      <h2 className="text-card">{texts.yetToCome.title}</h2>
      <p>{texts.yetToCome.why}</p>
      <ul className="stack-2">
        {days.map((day) => (
          <li key={day}>
            <button type="button" className="-my-3 py-3 link" onClick={() => onOpen(day)}>
              {texts.edit(wholeDay(day))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DiaryPageProps {
  content: DiaryContent;
  helpLines: HelpLinesContent;
  /** The diary itself, an island. */
  children: ReactNode;
}

/** What surrounds the diary. */
export function DiaryPage({ content, helpLines, children }: DiaryPageProps) {
  return (
    <Container>
      <div className="diary stack-10">
        <div className="not-printed stack-4 max-w-2xl">
          <h1 className="diary-title">{content.title}</h1>
          <p className="diary-lead text-lead text-text-muted">{content.lead}</p>
          <noscript>
            <p>{content.withoutScript}</p>
          </noscript>
        </div>
        {children}
        <QuietHelp content={helpLines} limits={content.limits} />
      </div>
    </Container>
  );
}
