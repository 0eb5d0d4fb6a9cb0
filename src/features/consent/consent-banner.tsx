import { island } from '#site/island.ts';
import { Button } from '#ui/button.tsx';
import { actionProps } from './actions.ts';
import { texts } from './texts.ts';

export interface ConsentBannerProps {
  /** What is loaded, from whom, and that the decision can be changed. */
  text: string;
  privacyHref: string;
}

/**
 * Asks once and blocks nothing: no focus trap, the page stays usable. It is in every page's HTML, but
 * only script shows it. The three choices look the same (row C3, RC-02).
 */
export function ConsentBanner({ text, privacyHref }: ConsentBannerProps) {
  return (
    <section
      aria-label={texts.region}
      className="consent not-printed card z-20 mx-auto max-w-6xl text-small"
      {...island('consent')}
    >
      <p>
        {`${text} `}
        <a href={privacyHref} className="link">
          {texts.privacy}
        </a>
      </p>
      <Button {...actionProps('all')}>{texts.acceptAll}</Button>
      <Button {...actionProps('necessary')}>{texts.onlyNecessary}</Button>
      <Button {...actionProps('settings')}>{texts.settings}</Button>
    </section>
  );
}
