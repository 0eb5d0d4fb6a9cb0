import { Counter } from 'prom-client';
import { kinds, type DeclarationType } from './kinds.ts';

const counters = {
  stored: new Counter({
    name: 'declarations_stored_total',
    help: 'Declarations that this process stored, by type.',
    labelNames: ['type'],
  }),
  marked: new Counter({
    name: 'declarations_marked_total',
    help: 'Stored ones that are marked: over the limit of their network, or a program filled in a hidden field.',
    labelNames: ['type'],
  }),
  refused: new Counter({
    name: 'declarations_refused_total',
    help: 'Declarations that were not stored, because so many from one network would fill the disk.',
    labelNames: ['type'],
  }),
};

// A figure that is there from the beginning shows its first rise.
for (const type of Object.keys(kinds)) {
  counters.marked.inc({ type }, 0);
  counters.refused.inc({ type }, 0);
}

/** Counts what became of a declaration. */
export function countDeclared(outcome: keyof typeof counters, type: DeclarationType): void {
  counters[outcome].inc({ type });
}
