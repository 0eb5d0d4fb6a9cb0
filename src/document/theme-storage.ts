/** Local-storage key of the chosen theme. Stored only on the visitor's express wish (§ 25 (2) TDDDG). */
export const themeKey = 'theme';
export const nightTheme = 'night';
