import type { ReactNode } from 'react';

interface SwipeRowProps {
  /** Id of the heading that names the row. */
  heading: string;
  /** A list without anything that takes the focus. */
  children: ReactNode;
}

/** On a phone a row to swipe, at which the keyboard stops to move it; elsewhere just the list. */
export function SwipeRow({ heading, children }: SwipeRowProps) {
  return (
    // What scrolls must be reached by the keyboard, and nothing in it can be.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-labelledby={heading} tabIndex={0} className="swipe-row">
      {children}
    </div>
  );
}
