import '#features/consent/wake-consent.ts';
import { dayTheme, nightTheme, themeKey } from './theme-storage.ts';

const { dataset } = document.documentElement;

// Night theme: the switch, remembered, and in step with other tabs.
const themeSwitch = document.getElementById('theme-switch') as HTMLButtonElement;
// The pictures of the night are files of their own, with the day's address kept beside them.
const showPictures = (isNight: boolean) => {
  for (const source of document.querySelectorAll<HTMLSourceElement>('[data-night]')) {
    const { night = '', day } = source.dataset;
    if (isNight === (day !== undefined)) continue;
    if (isNight) source.dataset['day'] = source.srcset;
    else delete source.dataset['day'];
    source.srcset = day ?? night;
  }
};
const showTheme = (theme: string | null | undefined) => {
  if (theme === nightTheme) dataset['theme'] = nightTheme;
  else delete dataset['theme'];
  showPictures(theme === nightTheme);
  themeSwitch.ariaPressed = String(theme === nightTheme);
};
showTheme(dataset['theme']);
themeSwitch.onclick = () => {
  // Where the page begins at night, the day has to be remembered as well.
  const day = dataset['begins'] ? dayTheme : null;
  const theme = dataset['theme'] ? day : nightTheme;
  // Only what is in sight changes at once (styles/first-paint.css).
  dataset['distant'] = 'skipped';
  showTheme(theme);
  try {
    if (theme) localStorage.setItem(themeKey, theme);
    else localStorage.removeItem(themeKey);
  } catch {
    // Storage can be forbidden; the choice then holds for this page.
  }
};
onstorage = ({ key, newValue }) => {
  if (key === themeKey) showTheme(newValue);
};

// Menu: a link closes it (row L5, below); the active anchor (row L3).
const menu = document.querySelector<HTMLElement>('#site-menu');
const closeMenu = () => menu?.hidePopover();
matchMedia('(min-width: 48rem)').onchange = closeMenu;

const menuLinks = menu?.querySelectorAll<HTMLAnchorElement>('a:not([target])') ?? [];
const showActive = () => {
  for (const link of menuLinks) {
    const active = link.pathname === location.pathname && link.hash === location.hash;
    link.ariaCurrent = active ? (link.hash ? 'location' : 'page') : null;
  }
};
showActive();
onhashchange = showActive;

// Tooltips can be hidden without moving the pointer (WCAG 1.4.13); a click hides them as well. Ctrl K opens
// the search, but takes nobody away from a form.
onkeydown = (event) => {
  if (event.key === 'Escape') dataset['tooltips'] = 'dismissed';
  const isShortcut = event.key === 'k' && (event.ctrlKey || event.metaKey);
  // Of anything but a control `form` is undefined, which is what is asked.
  if (isShortcut && !(event.target as HTMLInputElement).form) {
    event.preventDefault();
    location.assign('/suche');
  }
};
const allowTooltips = () => delete dataset['tooltips'];
onpointerout = allowTooltips;
addEventListener('focusout', allowTooltips);

onclick = ({ target }) => {
  dataset['tooltips'] = 'dismissed';
  // What is clicked is an element.
  if (!(target as Element).closest('a')) return;
  closeMenu();
  // The anchor of a page that still loads has to be exact (styles/first-paint.css).
  delete dataset['visit'];
};
