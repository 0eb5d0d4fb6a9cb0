/** Local-storage key of the chosen theme. Stored only on the visitor's express wish (§ 25 (2) TDDDG). */
export const themeKey = 'theme';
export const nightTheme = 'night';
/** Stored only where a page begins in the night theme and somebody turns it off. */
export const dayTheme = 'day';
