'use client';
import './publishing.css';
import { Banner, Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ask, sayUnreachable } from './ask.ts';
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

/** Stands on every page and says what became of the newest publication. */
export function PublishingBanner() {
  const [status, setStatus] = useState<Status>();
  const [again, setAgain] = useState(0);
  const router = useRouter();
  useEffect(sayUnreachable, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let before: Status | undefined;
    const look = async (): Promise<void> => {
      const found = document.hidden ? 'hidden' : await ask<Status>('status');
      const isKnown = typeof found !== 'string';
      if (isKnown) setStatus(isOldNews(found) ? undefined : found);
      const isBusy = isKnown && (found.state === 'waiting' || found.state === 'running');
      if (isKnown) {
        // What ended while this page came may be missing in its list.
        const isNew = before
          ? found.at !== before.at || found.state !== before.state
          : new Date(found.at).getTime() > performance.timeOrigin;
        if (isNew && !isBusy && LISTS.includes(location.pathname)) router.refresh();
        before = found;
      }
      timer = setTimeout(() => void look(), isBusy ? OFTEN_MS : SELDOM_MS);
    };
    void look();
    return () => {
      clearTimeout(timer);
    };
  }, [again, router]);

  if (status === undefined || status.state === 'none') return null;
  const { state, sentence, done } = status;
  const tryAgain = async (): Promise<void> => {
    await ask('again', {});
    setAgain((count) => count + 1);
  };
  return (
    <div aria-live="polite" id="publishing-banner">
      <Banner type={types[state]}>
        {sentence} {done !== undefined && <progress value={done} />}{' '}
        {state === 'failed' && (
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => void tryAgain()}
            size="small"
          >
            {texts.tryAgain}
          </Button>
        )}
      </Banner>
    </div>
  );
}
