import { readArguments } from '#server/arguments.ts';
import { transact, type Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import type { CommandContext } from '#server/feature.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { OperatorError } from '#server/operator-error.ts';
import { tidyReference } from '#server/reference.ts';
import type { Subcommand } from '#server/subcommands.ts';
import { isUndelivered, readReports, undeliveredJobs } from '../declaration-reports.ts';

/** Tries deliveries again, now. */
export const retryCommand: Subcommand = {
  usage: 'npm run declarations -- retry REFERENCE | all',
  parse: (args) => {
    const [reference = ''] = readArguments(args, ['REFERENCE'], {}).operands;
    return (context) => retryDeliveries(context, reference);
  },
};

// Those that were given up get a new job with all its repeats, those that wait need not wait longer.
async function retryDeliveries({ database, jobs }: CommandContext, typed: string): Promise<string> {
  const count = await transact(database, (tx) => renewJobs(tx, jobs, typed));
  if (count === 0) return 'Everything is delivered already.';
  return `${count} ${count === 1 ? 'delivery' : 'deliveries'} will be tried now by the running server, or when one starts.`;
}

async function renewJobs(tx: Drizzle, jobs: Jobs, typed: string): Promise<number> {
  const isAll = typed === 'all';
  const which = isAll ? isUndelivered : sql`reference = ${tidyReference(typed)}`;
  const reports = await readReports(tx, which);
  if (reports.length === 0 && !isAll) {
    throw new OperatorError(`There is no declaration ${tidyReference(typed)}.`);
  }
  const needed = undeliveredJobs(reports);
  for (const { job, id, reference } of needed)
    await jobs.renew(tx, job, { id, data: { reference } });
  return needed.length;
}
