import type { MouseEvent } from 'react';

/**
 * For a button that removes one of several things: the second click of a double click would hit the button of the next
 * one, which has moved up.
 */
export const firstClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };
