import { useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { DiaryContent } from '#content-model/queries.ts';
import { today } from '#lib/wall-time.ts';
import { Button } from '#ui/button.tsx';
import type { Night } from './contract.ts';
import { DataPanel } from './data-panel.tsx';
import { shortDay } from './day-words.ts';
import { addNights, currentDiary, diaryOfServer, removeNight, watchDiary } from './diary-store.ts';
import { nextDay } from './night-draft.ts';
import { NightForm } from './night-form.tsx';
import { Overview } from './overview.tsx';
import { texts } from './texts.ts';

const parameter = 'tag';

export interface DiaryProps {
  content: Pick<DiaryContent, 'storage' | 'explanations'>;
}

const week = 7 * 24 * 60 * 60 * 1000;

/** The sleep diary: an overview, or one night that is being entered. All of it stays on the device. */
export function Diary({ content }: DiaryProps) {
  const diary = useSyncExternalStore(watchDiary, currentDiary, diaryOfServer);
  const [day, showDay] = useDay();
  const [notice, setNotice] = useState<{ sentence: string; removed?: Night }>();
  if (diary.phase === 'opening') return <p className="needs-script">{texts.opening}</p>;

  const remove = (night: Night) => {
    void removeNight(night.day).then(() => {
      setNotice({ sentence: texts.removed(shortDay(night.day)), removed: night });
      close();
    });
  };
  const open = (morning: string) => {
    setNotice(undefined);
    showDay(morning);
    focusOn('.night-form h2');
  };
  const close = () => {
    showDay();
    focusOn('.diary button');
  };
  const kept = day === undefined ? undefined : diary.nights.get(day);
  return (
    <div className="stack-10">
      <div role="status" className="not-printed diary-notice">
        {diary.phase === 'unkept' ? <p className="notice">{texts.notSaved}</p> : null}
        {notice ? (
          <p className="notice cluster-4 flex-wrap">
            {notice.sentence}
            {notice.removed ? (
              <Undo night={notice.removed} onDone={() => setNotice(undefined)} />
            ) : null}
          </p>
        ) : null}
      </div>
      {day === undefined ? (
        <>
          <div className="not-printed stack-4">
            <Button size="large" className="self-start" onClick={() => open(nextDay(diary.nights))}>
              {texts.add}
            </Button>
            <Reminder exportedAt={diary.exportedAt} />
          </div>
          <Overview diary={diary} explanations={content.explanations} onOpen={open} />
          <DataPanel
            diary={diary}
            content={content}
            onNotice={(sentence) => setNotice({ sentence })}
          />
        </>
      ) : (
        <NightForm
          key={day}
          day={day}
          nights={diary.nights}
          onDay={showDay}
          onSaved={() => {
            setNotice({ sentence: texts.saved });
            close();
          }}
          onCancel={close}
          onRemove={kept && (() => remove(kept))}
        />
      )}
    </div>
  );
}

/** Moves the focus, which would get lost with the button that was pressed. */
function focusOn(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

function Undo({ night, onDone }: { night: Night; onDone: () => void }) {
  return (
    <Button
      variant="quiet"
      onClick={() => {
        void addNights([night]).then(onDone);
      }}
    >
      {texts.undo}
    </Button>
  );
}

function Reminder({ exportedAt }: { exportedAt: number | undefined }) {
  const [openedAt] = useState(() => Date.now());
  const isDue = exportedAt !== undefined && openedAt - exportedAt > week;
  return isDue ? <p className="notice">{texts.reminder}</p> : null;
}

function watchAddress(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/**
 * The day whose night is being entered, as the address says (`?tag=2026-11-23`); a wrong one or one that is
 * yet to come is today. Undefined for the overview.
 */
function useDay(): [string | undefined, (day?: string) => void] {
  const search = useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => '',
  );
  const written = new URLSearchParams(search).get(parameter);
  const isDay = z.iso.date().safeParse(written).success && (written ?? '') <= today();
  return [written === null ? undefined : isDay ? written : today(), showDay];
}

function showDay(day?: string): void {
  const address = day === undefined ? location.pathname : `?${parameter}=${day}`;
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo({ top: 0 });
}
