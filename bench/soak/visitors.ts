import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { CANCELLATION } from '#tests/support/functions-server.ts';
import { newCancellation } from '#tests/faults/world.ts';
import { askFront } from '#tests/deploy/ask-front.ts';
import type { FrontServer } from '#tests/deploy/front-server.ts';

export interface SoakVisitors {
  /** Reference by the e-mail address of its declaration, for all that were acknowledged. */
  readonly acknowledged: Map<string, string>;
  readonly pages: () => number;
  /** Answers that were neither 200 nor, for declarations, 503. */
  readonly strange: number[];
  /** Requests without an answer. */
  readonly lost: () => number;
  readonly stop: () => Promise<void>;
}

const PAGES = ['/', '/team', '/blog', '/agb'];
const READERS = 8;
const SENDERS = 8;
const PAUSE_MS = 50;

/**
 * Visitors who read pages and send declarations one after the other, as fast as the site lets them.
 *
 * @param isBehind Whether deliveries have fallen behind, by how many declarations were acknowledged;
 *   senders then wait, so that the load stays the highest that can go on for ever.
 */
export function startSoakVisitors(
  front: FrontServer,
  isBehind: (acknowledged: number) => boolean,
): SoakVisitors {
  const acknowledged = new Map<string, string>();
  const strange: number[] = [];
  let [pages, lost, isOver] = [0, 0, false];
  const read = async (number: number): Promise<void> => {
    for (let turn = number; !isOver; turn += 1) {
      const answer = await askFront(front, PAGES[turn % PAGES.length] ?? '/').catch(
        () => undefined,
      );
      if (answer === undefined) lost += 1;
      else if (answer.status === 200) pages += 1;
      else strange.push(answer.status);
    }
  };
  const send = async (): Promise<void> => {
    while (!isOver) {
      if (isBehind(acknowledged.size)) await delay(PAUSE_MS);
      else await sendUntilTaken(newCancellation());
    }
  };
  const sendUntilTaken = async (body: { email: string }): Promise<void> => {
    const key = randomUUID();
    for (;;) {
      const answer = await askFront(front, CANCELLATION, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      }).catch(() => undefined);
      if (answer?.status === 200) {
        const { reference } = JSON.parse(answer.body.toString()) as { reference: string };
        acknowledged.set(body.email, reference);
        return;
      }
      if (answer === undefined) lost += 1;
      else if (answer.status !== 503) strange.push(answer.status);
      await delay(PAUSE_MS);
    }
  };
  const running = [
    ...Array.from({ length: READERS }, (_, number) => read(number)),
    ...Array.from({ length: SENDERS }, send),
  ];
  return {
    acknowledged,
    pages: () => pages,
    strange,
    lost: () => lost,
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}
