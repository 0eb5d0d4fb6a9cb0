import { Icon } from '#ui/icon.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { texts } from './texts.ts';

/** Turns the night theme on and off; `document/frame.ts` makes it work, without script it is not shown. */
export function ThemeSwitch() {
  return (
    <span className="needs-script">
      <Tooltip id="theme-switch-hint" text={texts.nightThemeHint}>
        <button
          type="button"
          id="theme-switch"
          aria-pressed="false"
          aria-label={texts.nightTheme}
          aria-describedby="theme-switch-hint"
          className="round-icon hover:bg-tint aria-pressed:text-accent-text"
        >
          <Icon name="moon-star" />
        </button>
      </Tooltip>
    </span>
  );
}
