import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Brings a form of finished HTML to life; `event` is what woke it, so that no click is lost. */
export type StartForm = (island: HTMLElement, event?: Event) => Promise<void>;

/**
 * Makes the function that `shell/await-form.ts` calls on every touch of a form until it lives.
 *
 * @param Form What the page shows in the element, with the properties in its `data-props`.
 */
export function formIsland<Props extends object>(Form: ComponentType<Props>): StartForm {
  let isAwake = false;
  let waking: Promise<void> | undefined;

  const wake = async (island: HTMLElement) => {
    const props = JSON.parse(island.dataset['props'] ?? '') as Props;
    await new Promise<void>((onReady) => {
      hydrateRoot(
        island,
        <Ready onReady={onReady}>
          <Form {...props} />
        </Ready>,
      );
    });
    isAwake = true;
  };

  return async (island, event) => {
    if (isAwake) return;
    await (waking ??= wake(island));
    // A button that sends has already sent the form the way it works without script.
    if (event?.type === 'click' && event.target instanceof Element)
      event.target.closest<HTMLElement>('button[type=button]')?.click();
  };
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
