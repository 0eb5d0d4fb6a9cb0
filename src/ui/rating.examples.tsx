import type { Example } from './example.ts';
import { Rating } from './rating.tsx';

export const ratingExamples: Example[] = [5, 4.5, 4, 1].map((stars) => ({
  name: `${stars.toString()} stars`,
  element: <Rating stars={stars} label={`${stars.toLocaleString('de-DE')} von 5 Sternen`} />,
}));
