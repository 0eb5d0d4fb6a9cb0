import { consentKey, type ConsentRecord } from './consent-record.ts';
import { consentScript } from './consent-script.ts';

type Control = typeof import('./consent-control.ts');

/**
 * Loads the consent script when it has something to do: a visitor to ask, a cookie to look at, or reviews
 * to show; otherwise on the first hover, focus or click of a control, or when another tab decides. The
 * event is passed on, so that no click is lost.
 *
 * @param record The decision that holds, if there is one.
 */
export function wakeConsent(record: ConsentRecord | undefined): void {
  const wake = () => import(consentScript) as Promise<Control>;

  for (const type of ['click', 'pointerover', 'focusin', 'storage']) {
    addEventListener(type, (event) => {
      const isDecision = (event as StorageEvent).key === consentKey;
      // Not every target is an element.
      if (isDecision || (event.target as Partial<Element>).closest?.('[data-choose]'))
        void wake().then(({ handle }) => handle(event));
    });
  }
  onload = () => {
    const isNeeded =
      !record || document.cookie || (record.analytics && document.querySelector('[data-widget]'));
    // Not every engine tells when it is idle.
    if (isNeeded) ((self as Partial<Window>).requestIdleCallback ?? setTimeout)(wake as () => void);
  };
}
