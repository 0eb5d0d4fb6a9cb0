import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

/** Waits for its turn with something, and keeps it until the transaction of the request has ended. */
export async function waitForTurn(req: PayloadRequest, what: string): Promise<void> {
  const tx = await transactionOf(req);
  await tx?.execute(sql`select pg_advisory_xact_lock(hashtext(${what}))`);
}

/** Takes the turn with something for as long, without waiting: false while somebody else has it. */
export async function takeFreeTurn(req: PayloadRequest, what: string): Promise<boolean> {
  const tx = await transactionOf(req);
  const found = await tx?.execute(sql`select pg_try_advisory_xact_lock(hashtext(${what})) as free`);
  return found?.rows[0]?.free === true;
}

interface Executed {
  readonly rows: readonly { readonly free?: boolean }[];
}

/** What asks the database within the transaction of a request; undefined where it has none. */
async function transactionOf(req: PayloadRequest) {
  const id = (await req.transactionID) as string | undefined;
  const session = id === undefined ? undefined : req.payload.db.sessions?.[id];
  return (session as { db?: { execute: (query: unknown) => Promise<Executed> } } | undefined)?.db;
}
