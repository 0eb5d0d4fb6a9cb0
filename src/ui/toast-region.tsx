import { useEffect, useRef } from 'react';
import { Toast } from '@base-ui/react/toast';
import { Icon } from './icon.tsx';

/** A message of one sentence. A new object is a new message, even with the same words. */
export interface ToastMessage {
  type: 'success' | 'error';
  sentence: string;
}

interface ToastRegionProps {
  /** Name of the region that holds the messages, for screen readers. */
  label: string;
  /** Name of the button that closes one. */
  closeLabel: string;
  /** The newest message; it takes the place of the one before. */
  message: ToastMessage | undefined;
}

/** How long a message stays, in milliseconds; hovering it pauses the time. */
const readingTime = 10_000;

/**
 * Shows messages above everything else. For the browser only: it sets inline styles, which the content
 * security policy forbids in HTML.
 */
export function ToastRegion({ label, closeLabel, message }: ToastRegionProps) {
  return (
    <Toast.Provider timeout={readingTime}>
      <Toast.Portal>
        {/* Each message is an alert; a live region around it would announce it twice. */}
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
      swipeDirection={['up', 'right', 'down']}
      tabIndex={-1}
      className="toast"
    >
      <Toast.Title render={<p />} />
      <Toast.Close
        aria-label={closeLabel}
        aria-hidden={undefined}
        className="round-icon hover:bg-tint"
      >
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  ));
}
