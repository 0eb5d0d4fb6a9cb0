import { randomUUID } from 'node:crypto';
import type { Drizzle } from '#server/database/database.ts';
import { erasures } from '#server/retention/retention-tables.ts';

/** How much was erased, and why; nothing about whom. */
export interface Erased {
  /** Such as `retention`, or the command that an operator gave. */
  readonly cause: string;
  /** Such as the name of a table. */
  readonly what: string;
  readonly number: number;
}

/** Adds a line to the list of erasures, in the transaction that erases; none when it is nothing. */
export async function noteErasure(tx: Drizzle, erased: Erased): Promise<void> {
  if (erased.number === 0) return;
  await tx.insert(erasures).values({ id: randomUUID(), erasedAt: new Date(), ...erased });
}
