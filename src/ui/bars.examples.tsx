import { Bars } from './bars.tsx';
import type { Example } from './example.ts';

export const barsExamples: Example[] = [
  {
    name: 'three values and a row without one',
    element: (
      <Bars
        bars={[
          { label: 'vor Ort, einzeln', value: 1.27, shown: '1,27' },
          { label: 'online, begleitet', value: 0.71, shown: '0,71' },
          { label: 'nur per Smartphone', shown: 'nicht gesichert' },
        ]}
      />
    ),
  },
];
