import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

/** Several changes of the database that count together or not at all. */
export async function asOne<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  await initTransaction(req);
  try {
    const result = await work();
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
