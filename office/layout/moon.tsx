import { MOON_COLOUR, MOON_PATH } from './moon-icon.ts';

/** Takes the place of Payload's own mark. */
export const Moon = () => (
  <svg aria-hidden="true" viewBox="2 3 19 19" width="18" height="18">
    <path fill={MOON_COLOUR} d={MOON_PATH} />
  </svg>
);
