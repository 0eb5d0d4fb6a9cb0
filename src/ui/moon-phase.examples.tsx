import type { Example } from './example.ts';
import { MoonPhase } from './moon-phase.tsx';

export const moonPhaseExamples: Example[] = [0, 0.25, 0.5, 0.75, 1].map((lit) => ({
  name: `${(lit * 100).toString()} % lit`,
  element: <MoonPhase lit={lit} />,
}));
