import { MOON_COLOUR, MOON_PATH } from './moon-icon.ts';

/** Takes the place of Payload's own mark. */
export const Moon = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
    <path fill={MOON_COLOUR} d={MOON_PATH} />
  </svg>
);
