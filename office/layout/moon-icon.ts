/** The crescent of the site, in a square of 24. */
export const MOON_PATH = 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z';

/** Apricot, which can be seen on light and dark tabs alike. */
export const MOON_COLOUR = '#e88b4d';

/** The moon as the icon of a tab. */
export const moonIcon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${MOON_COLOUR}" d="${MOON_PATH}"/></svg>`,
)}`;
