import { wake } from '#site/wake-islands.ts';
import { dayTheme, nightTheme, themeKey } from './theme-storage.ts';

/** What the styles know of the visit, such as its theme. */
const pageState = document.documentElement.dataset;

// Consent: the banner is the first island of its feature, and on every page.
const banner = document.querySelector<HTMLElement>('[data-island*=consent]');
const wakeBanner = () => banner && void wake(banner);

// The script is loaded by itself only where it has something to do: ask the visitor, delete cookies or show reviews.
// `before-paint.ts` has read the decision.
addEventListener('load', () => {
  const hasReviews = pageState['decided'] === 'true' && document.querySelector('[data-widget]');
  // Not when the browser is idle: where a page draws nothing more, Chromium may never say that it is.
  if (pageState['ask'] || document.cookie || hasReviews) setTimeout(wakeBanner);
});

// Night theme: the switch, remembered, and in step with other tabs.
const themeSwitch = document.getElementById('theme-switch') as HTMLButtonElement;
type NightSource = HTMLSourceElement & { dataset: { night: string } };
const showTheme = (theme: string | undefined) => {
  const isNight = theme === nightTheme;
  if (isNight) pageState['theme'] = nightTheme;
  else delete pageState['theme'];
  // The pictures of the night are files of their own.
  for (const source of document.querySelectorAll<NightSource>('[data-night]'))
    source.media = isNight ? source.dataset.night : 'not all';
  themeSwitch.ariaPressed = String(isNight);
};
showTheme(pageState['theme']);
themeSwitch.onclick = () => {
  // Where the page begins at night, the day has to be remembered as well.
  const theme = pageState['theme'] ? pageState['begins'] && dayTheme : nightTheme;
  // Only what is in sight changes at once (styles/first-paint.css).
  pageState['visit'] = 'navigate';
  showTheme(theme);
  try {
    if (theme) localStorage.setItem(themeKey, theme);
    else localStorage.removeItem(themeKey);
  } catch {
    // Storage can be forbidden; the choice then holds for this page.
  }
};
onstorage = ({ key, newValue }) => {
  if (key === themeKey) showTheme(newValue ?? pageState['begins']);
  // Another tab may have taken a decision.
  wakeBanner();
};

// Menu: a link closes it (row L5, below); the active anchor (row L3).
const menu = document.querySelector<HTMLElement>('#site-menu');
const closeMenu = () => menu?.hidePopover();
matchMedia('(width>=48rem)').onchange = closeMenu;

const menuLinks = menu?.querySelectorAll<HTMLAnchorElement>('a:not([target])') ?? [];
const showActive = () => {
  for (const link of menuLinks) {
    const current = link.hash ? 'location' : 'page';
    link.ariaCurrent = link.href === location.href.replace(location.search, '') ? current : null;
  }
};
showActive();
onhashchange = showActive;

// Tooltips can be hidden without moving the pointer (WCAG 1.4.13); a click hides them as well. Ctrl K opens
// the search, but takes nobody away from a form.
onkeydown = (event) => {
  if (event.key === 'Escape') pageState['tooltips'] = '';
  const isShortcut = event.key === 'k' && (event.ctrlKey || event.metaKey);
  // Of anything but a control `form` is undefined, which is what is asked.
  if (isShortcut && !(event.target as HTMLInputElement).form) {
    event.preventDefault();
    location.href = '/suche';
  }
};
const allowTooltips = () => delete pageState['tooltips'];
onpointerout = allowTooltips;
addEventListener('focusout', allowTooltips);

onclick = ({ target }) => {
  pageState['tooltips'] = '';
  // What is clicked is an element.
  if (!(target as Element).closest('a')) return;
  closeMenu();
  // The anchor of a page that still loads has to be exact (styles/first-paint.css).
  delete pageState['visit'];
};
