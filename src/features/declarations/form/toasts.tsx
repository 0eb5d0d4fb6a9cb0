import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '#ui/error-screen.tsx';
import type { ToastMessage } from '#ui/toast-region.tsx';
import { texts } from './texts.ts';

// A seventh of all the script, and of no use to somebody who only reads.
const ToastRegion = lazy(() =>
  import('#ui/toast-region.tsx').then((module) => ({ default: module.ToastRegion })),
);

/** The place of messages, fetched when it is first drawn; without it they are still told. */
export function Toasts({ message }: { message: ToastMessage | undefined }) {
  return (
    <ErrorBoundary fallback={<p role="alert">{message?.sentence}</p>}>
      <Suspense>
        <ToastRegion label={texts.messages} closeLabel={texts.closeMessage} message={message} />
      </Suspense>
    </ErrorBoundary>
  );
}
