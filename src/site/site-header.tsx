import { Icon } from '#ui/icon.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { Container } from './container.tsx';
import { Logo } from './logo.tsx';
import { SiteMenu, type SiteMenuProps } from './site-menu.tsx';
import { texts } from './texts.ts';

export interface SiteHeaderProps extends SiteMenuProps {
  brandName: string;
}

/** Sticky, 16 units high, translucent (row L1); taller where large text needs two rows. */
export function SiteHeader({ brandName, ...menu }: SiteHeaderProps) {
  return (
    <header className="site-header not-printed sticky top-0 z-20">
      <Container className="cluster-1 flex-wrap justify-between">
        <a href="/" aria-label={`${brandName} – ${texts.home}`}>
          <Logo name={brandName} />
        </a>
        <div className="site-header-controls">
          <a
            href="/suche"
            aria-label={texts.search}
            aria-keyshortcuts="Control+K Meta+K"
            className="round-icon hover:bg-tint"
          >
            <Icon name="search" />
          </a>
          <ThemeSwitch />
          <SiteMenu {...menu} />
        </div>
      </Container>
    </header>
  );
}

/** Turns the night theme on and off; `document/frame.ts` makes it work, without script it is not shown. */
function ThemeSwitch() {
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
