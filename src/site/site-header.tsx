import { Icon } from '#ui/icon.tsx';
import { Container } from './container.tsx';
import { Logo } from './logo.tsx';
import { SiteMenu, type SiteMenuProps } from './site-menu.tsx';
import { texts } from './texts.ts';
import { ThemeSwitch } from './theme-switch.tsx';

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
