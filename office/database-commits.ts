import { randomUUID } from 'node:crypto';
import type { postgresAdapter, PostgresAdapter } from '@payloadcms/db-postgres';

type Adapter = ReturnType<typeof postgresAdapter>;
type Transaction = PostgresAdapter['sessions'][string]['db'];

/**
 * Payload's adapter with transactions of ours: its own call a document saved whose commit has failed
 * (payloadcms/payload#17726).
 */
export const withKeptCommits = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (args) => Object.assign(adapter.init(args), { beginTransaction }),
});

/** @throws what the database says when it cannot begin; whoever ends the transaction hears why that failed. */
async function beginTransaction(this: PostgresAdapter): Promise<string> {
  await this.initializing;
  const begun = Promise.withResolvers<Transaction>();
  const end = Promise.withResolvers<undefined>();
  const done = this.drizzle.transaction((transaction) => {
    begun.resolve(transaction);
    return end.promise;
  });
  done.catch(begun.reject);
  const db = await begun.promise;
  const id = randomUUID();
  let isCommitted = false;
  this.sessions[id] = {
    db,
    resolve: async () => {
      isCommitted = true;
      end.resolve(undefined);
      await done;
    },
    // Payload also calls it after a failed commit, and passes on what it throws.
    reject: async () => {
      end.reject(new Error('This transaction is rolled back.'));
      await (isCommitted ? done : done.catch(() => undefined));
    },
  };
  return id;
}
