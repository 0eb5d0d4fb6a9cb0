'use client';
import './publishing.css';
import { Banner, Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { ask } from './ask.ts';
import { OFFICE_CHANGED, sayUnreachable } from './say-unreachable.ts';
import type { Status } from './publications.ts';
import { publishingTexts as texts } from './texts.ts';

const OFTEN_MS = 1000;
const SELDOM_MS = 5000;
const GOOD_NEWS_FOR_MS = 10 * 60_000;

const types = { waiting: 'info', running: 'info', published: 'success', failed: 'error' } as const;

const isOldNews = ({ state, at }: Status): boolean =>
  state === 'published' && Date.now() - new Date(at).getTime() > GOOD_NEWS_FOR_MS;

// They list what is published. Elsewhere words that nobody has saved may stand on the page.
const LISTS = ['/admin', '/admin/veroeffentlichen'];
const isList = (): boolean => LISTS.includes(location.pathname);

const HIDDEN = 'hidden-publication';
const isHidden = ({ at }: Status): boolean => at === sessionStorage.getItem(HIDDEN) && !isList();

/** Stands on every page and says what became of the newest publication, or that the office does not answer. */
export function PublishingBanner() {
  const [status, setStatus] = useState<Status>();
  const [trouble, setTrouble] = useState<string>();
  const router = useRouter();
  useEffect(sayUnreachable, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let before: Status | undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      const found = document.hidden ? undefined : await ask<Status>('status');
      const isKnown = typeof found === 'object';
      if (isKnown) setStatus(isOldNews(found) || isHidden(found) ? undefined : found);
      if (found !== undefined) setTrouble(isKnown ? undefined : found);
      const isBusy = isKnown && (found.state === 'waiting' || found.state === 'running');
      if (isKnown) {
        // What ended while this page came may be missing in its list.
        const isNew = before
          ? found.at !== before.at || found.state !== before.state
          : new Date(found.at).getTime() > performance.timeOrigin;
        if (isNew && !isBusy && isList()) router.refresh();
        before = found;
      }
      // Another look may have ended meanwhile.
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(() => void look(), isBusy ? OFTEN_MS : SELDOM_MS);
    };
    const lookNow = (): void => void look();
    window.addEventListener(OFFICE_CHANGED, lookNow);
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener(OFFICE_CHANGED, lookNow);
    };
  }, [router]);

  const hide = (at: string): void => {
    sessionStorage.setItem(HIDDEN, at);
    setStatus(undefined);
  };
  return (
    <div aria-live="polite" id="publishing-banner">
      {trouble === undefined ? wordsOf() : <Banner type="error">{trouble}</Banner>}
    </div>
  );

  function wordsOf(): ReactNode {
    if (status === undefined || status.state === 'none') return null;
    const { state, sentence, done, at } = status;
    return (
      <Banner type={types[state]}>
        {sentence} {done !== undefined && <progress value={done} />}{' '}
        {state === 'failed' && (
          <BannerButton onClick={() => void ask('again', {})}>{texts.tryAgain}</BannerButton>
        )}{' '}
        {state === 'failed' && !isList() && (
          <BannerButton onClick={() => hide(at)}>{texts.hide}</BannerButton>
        )}
      </Banner>
    );
  }
}

function BannerButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button buttonStyle="secondary" margin={false} onClick={onClick} size="small">
      {children}
    </Button>
  );
}
