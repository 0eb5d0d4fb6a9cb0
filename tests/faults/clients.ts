import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { newCancellation } from './world.ts';

/** Reference by the e-mail address of its declaration, for all that were acknowledged. */
export type Acknowledged = Map<string, string>;

export interface Clients {
  readonly acknowledged: Acknowledged;
  /** Answers that were neither 200 nor 503. */
  readonly strange: number[];
  /** Lets each client finish what it has begun. */
  readonly stop: () => Promise<void>;
}

const PAUSE_MS = 20;

/**
 * Starts clients that send one cancellation after the other. Each is repeated with the same key
 * until it is acknowledged, as an honest browser would.
 *
 * @param sites Addresses that are tried in turn.
 */
export function startClients(sites: readonly string[], count = 8): Clients {
  const acknowledged: Acknowledged = new Map();
  const strange: number[] = [];
  let stopping = false;
  const client = async (number: number): Promise<void> => {
    let turn = number;
    while (!stopping) {
      const body = newCancellation();
      const key = randomUUID();
      for (;;) {
        const answer = await post(sites[turn++ % sites.length] ?? '', body, key);
        if (answer?.status === 200) {
          acknowledged.set(body.email, answer.reference);
          break;
        }
        if (answer !== undefined && answer.status !== 503) strange.push(answer.status);
        await delay(PAUSE_MS);
      }
    }
  };
  const running = Array.from({ length: count }, (_, number) => client(number));
  return {
    acknowledged,
    strange,
    stop: async () => {
      stopping = true;
      await Promise.all(running);
    },
  };
}

/** Sends one cancellation; undefined when there was no answer. */
export async function post(
  site: string,
  body: object,
  key?: string,
): Promise<{ status: number; reference: string } | undefined> {
  try {
    const answer = await fetch(`${site}/functions/v1/send-cancellation-slack`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Connection: 'close',
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
    });
    const { reference = '' } = (await answer.json()) as { reference?: string };
    return { status: answer.status, reference };
  } catch {
    return undefined;
  }
}
