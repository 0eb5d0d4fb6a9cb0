import { useEffect, useRef } from 'react';
import { Toast } from '@base-ui/react/toast';
import { Icon } from './icon.tsx';

/** A message of one sentence. A new object is a new message, even with the same words. */
export interface ToastMessage {
  type: 'success' | 'error';
  sentence: string;
}

export interface ToastRegionProps {
  /** Name of the region that holds the messages, for screen readers. */
  label: string;
  /** Name of the button that closes one. */
  closeLabel: string;
  /** The newest message; it takes the place of the one before. */
  message: ToastMessage | undefined;
}

/** How long a message stays, in milliseconds: for slow readers, and it waits while it is touched. */
const readingTime = 10_000;

/**
 * Where messages appear, above everything else; a screen reader reads them at once. Only for the
 * browser: it has styles that script sets, which the policy forbids in markup.
 */
export function ToastRegion({ label, closeLabel, message }: ToastRegionProps) {
  return (
    <Toast.Provider timeout={readingTime}>
      <Toast.Portal>
        {/* Each message is an alert of its own; a live region around it would say it twice. */}
        <Toast.Viewport aria-label={label} aria-live="off" className="toast-region not-printed">
          <Messages closeLabel={closeLabel} message={message} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Messages({ closeLabel, message }: Omit<ToastRegionProps, 'label'>) {
  const { toasts, add, close } = Toast.useToastManager();
  const shown = useRef('');
  useEffect(() => {
    if (!message) return;
    close(shown.current);
    shown.current = add({ type: message.type, title: message.sentence });
  }, [message, add, close]);
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      role="alert"
      aria-modal={undefined}
      swipeDirection={['up', 'right']}
      tabIndex={-1}
      className="toast"
    >
      <Toast.Title render={<p />} />
      <Toast.Close aria-label={closeLabel} aria-hidden={undefined} className="toast-close">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  ));
}
