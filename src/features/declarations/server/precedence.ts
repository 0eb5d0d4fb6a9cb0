import { setTimeout as delay } from 'node:timers/promises';

/** Lets what visitors wait for go before what nobody waits for. */
export interface Precedence {
  /** Does something that goes first. */
  readonly first: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Resolves as soon as nothing is done that goes first, or after a second at the latest. */
  readonly turn: () => Promise<void>;
}

const LONGEST_WAIT_MS = 1000;
const LOOK_EVERY_MS = 50;

export function createPrecedence(): Precedence {
  let underWay = 0;
  return {
    first: async (work) => {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
    turn: async () => {
      for (let waited = 0; underWay > 0 && waited < LONGEST_WAIT_MS; waited += LOOK_EVERY_MS) {
        await delay(LOOK_EVERY_MS);
      }
    },
  };
}
