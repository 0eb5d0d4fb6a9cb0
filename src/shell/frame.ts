import { nightTheme, themeKey } from './theme-storage.ts';

const root = document.documentElement;

// Night theme: the switch, remembered, and in step with other tabs.
const themeSwitch = document.querySelector('#theme-switch');
const showTheme = (theme: string | null) => {
  if (theme === nightTheme) root.dataset['theme'] = nightTheme;
  else delete root.dataset['theme'];
  themeSwitch?.setAttribute('aria-pressed', String(theme === nightTheme));
};
showTheme(root.dataset['theme'] ?? null);
themeSwitch?.addEventListener('click', () => {
  const theme = root.dataset['theme'] ? null : nightTheme;
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
  if (target instanceof Element && target.closest('a')) closeMenu();
});
matchMedia('(min-width: 48rem)').addEventListener('change', closeMenu);

const showActive = () => {
  for (const link of menu?.querySelectorAll<HTMLAnchorElement>('a:not([target])') ?? []) {
    const active = link.pathname === location.pathname && link.hash === location.hash;
    if (active) link.setAttribute('aria-current', link.hash ? 'location' : 'page');
    else link.removeAttribute('aria-current');
  }
};
showActive();
addEventListener('hashchange', showActive);

// Row H9: what lies below the fold drifts in once.
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    target.setAttribute('data-drift', 'in');
    seen.unobserve(target);
  }
});
for (const element of document.querySelectorAll('main section > div > *')) {
  if (element.getBoundingClientRect().top > innerHeight) seen.observe(element);
}

// Tooltips can be hidden without moving the pointer (WCAG 1.4.13).
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') root.dataset['tooltips'] = 'dismissed';
});
addEventListener('pointerout', () => delete root.dataset['tooltips']);
addEventListener('focusout', () => delete root.dataset['tooltips']);
