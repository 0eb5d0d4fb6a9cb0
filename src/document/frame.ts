import '#features/consent/wake-consent.ts';
import { nightTheme, themeKey } from './theme-storage.ts';

const { dataset } = document.documentElement;

// Night theme: the switch, remembered, and in step with other tabs.
const themeSwitch = document.querySelector('#theme-switch');
const showTheme = (theme: string | null | undefined) => {
  if (theme === nightTheme) dataset['theme'] = nightTheme;
  else delete dataset['theme'];
  if (themeSwitch) themeSwitch.ariaPressed = String(theme === nightTheme);
};
showTheme(dataset['theme']);
themeSwitch?.addEventListener('click', () => {
  const theme = dataset['theme'] ? null : nightTheme;
  showTheme(theme);
  try {
    if (theme) localStorage.setItem(themeKey, theme);
    else localStorage.removeItem(themeKey);
  } catch {
    // Storage can be forbidden; the choice then holds for this page.
  }
});
addEventListener('storage', ({ key, newValue }) => {
  if (key === themeKey) showTheme(newValue);
});

// Menu: a link closes it (row L5); the active anchor (row L3).
const menu = document.querySelector<HTMLElement>('#site-menu');
const closeMenu = () => {
  if (menu?.matches(':popover-open')) menu.hidePopover();
};
menu?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a')) closeMenu();
});
matchMedia('(min-width: 48rem)').onchange = closeMenu;

const showActive = () => {
  for (const link of menu?.querySelectorAll<HTMLAnchorElement>('a:not([target])') ?? []) {
    const active = link.pathname === location.pathname && link.hash === location.hash;
    link.ariaCurrent = active ? (link.hash ? 'location' : 'page') : null;
  }
};
showActive();
onhashchange = showActive;

// Tooltips can be hidden without moving the pointer (WCAG 1.4.13).
onkeydown = ({ key }) => {
  if (key === 'Escape') dataset['tooltips'] = 'dismissed';
};
for (const type of ['pointerout', 'focusout']) {
  addEventListener(type, () => delete dataset['tooltips']);
}
