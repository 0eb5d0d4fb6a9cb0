import { Card } from './card.tsx';
import type { Example } from './example.ts';

const words = 'Ein Gedanke passt auf eine Karte, und um ihn herum bleibt Luft.';

export const cardExamples: Example[] = [
  { name: 'plain', element: <Card>{words}</Card> },
  { name: 'deep', onDark: true, element: <Card variant="deep">{words}</Card> },
];
