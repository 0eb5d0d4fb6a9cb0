import type { ReactNode } from 'react';

/** One state of a part, for the catalogue and for tests. */
export interface Example {
  /** What is special about this state, in a few words. */
  name: string;
  element: ReactNode;
  /** Shown on the dark ground it is made for. */
  onDark?: boolean;
}
