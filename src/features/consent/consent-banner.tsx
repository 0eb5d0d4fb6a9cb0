import type { ConsentService } from '#content-model/consent.ts';
import { island } from '#site/island.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { nothingTexts, texts } from './texts.ts';

/** What a control of this feature does; consent.island.ts makes it work. */
export type ConsentAction =
  'all' | 'necessary' | 'reviews' | 'settings' | 'again' | 'save' | 'close';

/** Marks an element as a control. */
export const actionProps = (action: ConsentAction) => ({ 'data-choose': action });

interface ConsentBannerProps {
  /** What is loaded, from whom, and that the decision can be changed. */
  text: string;
  services: readonly ConsentService[];
  privacyHref: string;
}

/** Whether there is anything that needs consent; without the script of the reviews there is not. */
export const asksForConsent = (services: readonly ConsentService[]) =>
  services.some(({ category }) => category !== 'necessary');

/**
 * Asks once and blocks nothing: no focus trap, the page stays usable. It is in every page's HTML, but
 * only script shows it. The two decisions look the same, the rest is quieter (row C3, RC-02).
 */
export function ConsentBanner({ text, services, privacyHref }: ConsentBannerProps) {
  return (
    <section
      aria-label={texts.region}
      className="consent not-printed card z-20 text-small"
      {...island('consent')}
    >
      <p>{asksForConsent(services) ? text : nothingTexts.ask}</p>
      <Button {...actionProps('all')}>{texts.acceptAll}</Button>
      <Button {...actionProps('necessary')}>{texts.onlyNecessary}</Button>
      <p className="cluster-6 justify-center">
        <button type="button" className="link" {...actionProps('settings')}>
          {texts.settings}
        </button>
        <a href={privacyHref} className="link">
          {texts.privacy}
        </a>
      </p>
    </section>
  );
}

/**
 * The way back to the settings, bottom left, as soon as there is a decision (rows C5, L7, RC-04). The
 * tooltip repeats the name, so it describes nothing and has no id.
 */
export function ConsentButton() {
  return (
    // A region, so that the text of the tooltip is inside a landmark.
    <section
      aria-label={texts.openSettings}
      className="consent-button tooltip not-printed"
      {...island('consent')}
    >
      <button type="button" aria-label={texts.openSettings} {...actionProps('again')}>
        <Icon name="cookie" className="consent-icon" />
      </button>
      <span role="tooltip">{texts.openSettings}</span>
    </section>
  );
}
