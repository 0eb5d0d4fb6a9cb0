import { Icon } from '#ui/icon.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { texts } from './texts.ts';

export interface SiteMenuProps {
  links: readonly { label: string; href: string }[];
  bookingHref: string;
  callToAction: string;
  /** Further pages of the website, in the menu of a phone. */
  pages: readonly { label: string; href: string }[];
  /** Without the button, around a tool. */
  isQuiet: boolean;
  /** Shown at the end of the menu on a phone. */
  tools: readonly { label: string; href: string }[];
}

/**
 * One list of links: a row from `md`, below it a popover that the button opens. Opening, Escape and
 * focus are the browser's own; `document/frame.ts` closes it on a link and marks the active anchor.
 */
export function SiteMenu({
  links,
  bookingHref,
  callToAction,
  isQuiet,
  pages,
  tools,
}: SiteMenuProps) {
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
        <ul className="site-menu-links">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="site-menu-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ul className="site-menu-links md:hidden">
          {[...pages, ...tools].map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="site-menu-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
        {isQuiet ? null : (
          <ButtonLink href={bookingHref} newTabNote={texts.newTab}>
            {callToAction}
          </ButtonLink>
        )}
      </nav>
    </>
  );
}
