import { nightTheme, themeKey } from './theme-storage.ts';

const root = document.documentElement;
root.dataset['script'] = 'on';
try {
  if (localStorage.getItem(themeKey) === nightTheme) root.dataset['theme'] = nightTheme;
} catch {
  // Storage can be forbidden; the page then keeps the theme of the system.
}
