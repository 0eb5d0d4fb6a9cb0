import { Button } from './button.tsx';
import type { Example } from './example.ts';
import { Tooltip } from './tooltip.tsx';

export const tooltipExamples: Example[] = [
  {
    name: 'below',
    element: (
      <Tooltip id="tooltip-below" text="Erscheint nach 700 ms">
        <Button aria-describedby="tooltip-below">Unten</Button>
      </Tooltip>
    ),
  },
  {
    name: 'above',
    element: (
      <Tooltip id="tooltip-above" side="top" text="Erscheint gleich danach sofort">
        <Button aria-describedby="tooltip-above">Oben</Button>
      </Tooltip>
    ),
  },
];
