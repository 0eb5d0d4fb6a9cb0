import { island } from '#site/island.ts';
import { Icon } from '#ui/icon.tsx';
import { actionProps } from './actions.ts';
import { texts } from './texts.ts';

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
      data-side="top"
      {...island('consent')}
    >
      <button
        type="button"
        aria-label={texts.openSettings}
        className="round-icon bg-surface edge"
        {...actionProps('again')}
      >
        <Icon name="cookie" />
      </button>
      <span role="tooltip">{texts.openSettings}</span>
    </section>
  );
}
