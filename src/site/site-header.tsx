import { Icon } from '#ui/icon.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { Container } from './section.tsx';
import { texts } from './texts.ts';
import { ButtonLink } from '#ui/button.tsx';

interface SiteHeaderProps extends SiteMenuProps {
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
          className="round-icon hover:bg-tint"
        >
          <Icon name="moon-star" />
        </button>
      </Tooltip>
    </span>
  );
}

interface SiteMenuProps {
  links: readonly { label: string; href: string }[];
  bookingHref: string;
  callToAction: string;
  /** Further pages of the website, in the menu of a phone. */
  pages: readonly { label: string; href: string }[];
  /** None around a tool; quiet beside a form, whose own button is the one to press. */
  callToActionLook: 'action' | 'quiet' | 'none';
  /** The menu of a phone begins with them: who lies awake looks for no page. */
  tools: readonly { label: string; href: string }[];
}

/**
 * One list of links: a row from `md`, below it a popover that the button opens. Opening, Escape and
 * focus are the browser's own; `document/frame.ts` closes it on a link and marks the active anchor.
 */
function SiteMenu(props: SiteMenuProps) {
  const { links, bookingHref, callToAction, callToActionLook, pages, tools } = props;
  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label={texts.menu}
        className="round-icon hover:bg-tint md:hidden"
      >
        <Icon name="menu" className="site-menu-open-icon size-6" />
        <Icon name="close" className="site-menu-close-icon size-6" />
      </button>
      <nav id="site-menu" popover="auto" aria-label={texts.mainNavigation} className="site-menu">
        <ul className="site-menu-tools md:hidden">
          <MenuLinks links={tools} />
        </ul>
        <ul className="site-menu-links">
          <MenuLinks links={links} />
        </ul>
        <ul className="site-menu-links md:hidden">
          <MenuLinks links={pages} />
        </ul>
        {callToActionLook === 'none' ? null : (
          <ButtonLink href={bookingHref} newTabNote={texts.newTab} variant={callToActionLook}>
            {callToAction}
          </ButtonLink>
        )}
      </nav>
    </>
  );
}

function MenuLinks({ links }: Pick<SiteMenuProps, 'links'>) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <a href={href} className="site-menu-link">
        {label}
      </a>
    </li>
  ));
}

/** Moon and name of the brand. In the header the moon fills as the page is read (site-header.css). */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo font-display strong">
      <span aria-hidden="true" className="logo-moon" />
      {name}
    </span>
  );
}
