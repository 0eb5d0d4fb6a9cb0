import type { Pool } from 'pg';

/** Whether storing still works after it has failed. */
interface Storing {
  /** To be told of every failure to use the database. */
  readonly hasFailed: () => void;
  /** Whether something can be stored: found out by trying at first and after each failure, otherwise true. */
  readonly works: () => Promise<boolean>;
}

// A new table always needs room of its own, as the next rows will; taken back, it leaves
// nothing behind. 1 MB, so that room for a single row is not taken for the end of the trouble.
const PROBE =
  "create table storing_probe as select repeat('x', 1000) as filling from generate_series(1, 1000)";

/**
 * Watches whether storing works, which a start does not prove. One failure may be the fault of what was sent, so it only raises a
 * doubt. As long as there is a doubt, each question is answered by writing and taking it back.
 */
export function watchStoring(pool: Pool): Storing {
  let isInDoubt = true;
  return {
    hasFailed: () => {
      isInDoubt = true;
    },
    works: async () => {
      if (isInDoubt) isInDoubt = !(await canWrite(pool));
      return !isInDoubt;
    },
  };
}

async function canWrite(pool: Pool): Promise<boolean> {
  const client = await pool.connect().catch(() => undefined);
  if (client === undefined) return false;
  try {
    await client.query('begin');
    await client.query(PROBE);
    return true;
  } catch {
    return false;
  } finally {
    // The end of the connection takes everything back.
    client.release(true);
  }
}
