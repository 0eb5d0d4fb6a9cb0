import type { Database } from '../../server/database/database.ts';
import { TAKE_OFFICE_LOCK } from '../../server/database/database.ts';
import { OperatorError } from '../../server/operator-error.ts';

const AGAIN_MS = 5000;

/**
 * Makes sure that no second office works on this database; two would build and tidy over each other.
 *
 * @returns ends it.
 * @throws OperatorError when another one is running.
 */
export async function beOnlyOffice(database: Database): Promise<() => Promise<void>> {
  let isEnding = false;
  const hold = async (): Promise<() => Promise<void>> => {
    const client = await database.connect();
    client.on('error', () => undefined);
    const { rows } = await client.query<{ taken: boolean }>(TAKE_OFFICE_LOCK);
    if (rows[0]?.taken !== true) {
      await client.end();
      throw new OperatorError('Another office runs on this database. Stop it first.');
    }
    // The lock goes with its connection, for example when the database is restarted.
    client.once('end', () => {
      if (!isEnding) holdAgain();
    });
    return () => client.end();
  };
  let release = await hold();
  const holdAgain = (): void => {
    setTimeout(() => {
      if (isEnding) return;
      hold()
        .then((again) => {
          release = again;
        })
        .catch((error: unknown) => {
          if (!(error instanceof OperatorError)) {
            holdAgain();
            return;
          }
          console.error(error.message);
          process.exit(1);
        });
    }, AGAIN_MS).unref();
  };
  return async () => {
    isEnding = true;
    await release();
  };
}
