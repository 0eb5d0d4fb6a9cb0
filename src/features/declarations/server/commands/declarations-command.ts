import type { Command, CommandContext, Subcommand } from '#server/feature.ts';
import { dayOf, prepareToAsk, readArguments } from '#server/subcommands.ts';
import {
  backupCommand,
  drillCommand,
  personCommand,
  restoreCommand,
  retentionCommand,
} from './all-data.ts';
import { exportCommand, listCommand, showCommand, verifyCommand } from './look-up.ts';
import { berlinDate } from '#lib/berlin-time.ts';
import { type Drizzle, transact } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import { OperatorError } from '#server/operator-error.ts';
import { removeCaptured } from '#server/captured-messages.ts';
import { noteErasure } from '#server/retention/retention.ts';
import { isGivenUp, isUndelivered, readReports, undeliveredJobs } from '../declaration-reports.ts';
import { tidyReference } from '#server/reference.ts';
import { declarations } from '../declarations-table.ts';
import { isUnderWay, markDone, readDeclaration } from '../desk.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

/** Marks a declaration as done, which also ends the alarm about a delivery that was given up. */
const doneCommand: Subcommand = {
  usage:
    'npm run declarations -- done REFERENCE                          nothing is left to do, also about what was given up',
  parse: (args) => {
    const [typed = ''] = readArguments(args, ['REFERENCE'], {}).operands;
    const reference = tidyReference(typed);
    return async ({ database: { drizzle } }) => {
      if ((await readDeclaration(drizzle, reference)) === undefined) {
        throw new OperatorError(`There is no declaration ${reference}.`);
      }
      const isNew = await markDone(drizzle, reference, 'declarations done');
      return isNew ? `${reference} is done.` : `${reference} was done already.`;
    };
  },
};

/** Tries deliveries again, now. */
const retryCommand: Subcommand = {
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
  // Who names one wants it sent although somebody has given it up.
  if (!isAll) await tx.update(declarations).set({ givenUpAt: null }).where(which);
  const needed = undeliveredJobs(reports);
  for (const { job, id, reference } of needed) {
    if (await isUnderWay(tx, job, id)) continue;
    await jobs.renew(tx, job, { id, data: { reference } });
  }
  return needed.length;
}

/** Deletes what was received before a day, with its captured messages. */
const deleteCommand: Subcommand = {
  usage:
    'npm run declarations -- delete --before YYYY-MM-DD [--yes]      what was delivered or given up',
  parse: (args) => {
    const { values } = readArguments(args, [], {
      before: { type: 'string' },
      yes: { type: 'boolean', default: false },
    });
    const before = dayOf(values.before, '--before');
    if (before > berlinDate(new Date())) {
      throw new OperatorError(`--before must not be in the future, but it is ${before}.`);
    }
    const ask = prepareToAsk(values.yes);
    return async (context) => {
      const isMeant = await ask(
        `Delete all declarations from before ${before} that were delivered or given up?`,
      );
      return isMeant ? deleteDeclarations(context, before) : 'Nothing was deleted.';
    };
  },
};

// What will still be tried stays. A day begins as it does in Germany.
async function deleteDeclarations(
  { database, env: { dataDir } }: CommandContext,
  before: string,
): Promise<string> {
  return transact(database, async (tx) => {
    const { rows } = await tx.execute<{ reference: string }>(sql`
      delete from declarations
      where received_at < ${before}::timestamp at time zone 'Europe/Berlin'
        and (not ${isUndelivered} or ${isGivenUp})
      returning reference
    `);
    await noteErasure(tx, { cause: 'delete', what: 'declarations', number: rows.length });
    const references = rows.map(({ reference }) => reference);
    // Before the commit: what is still there after a crash is found by the next try.
    await removeCaptured(dataDir, references);
    return `${rows.length} declarations from before ${before} were deleted.`;
  });
}

/** `npm run declarations`: what an operator does with declarations from a terminal. */
export const declarationsCommand: Command = {
  title: 'Cancellations and withdrawals, with the state of each delivery.',
  subcommands: {
    list: listCommand,
    show: showCommand,
    retry: retryCommand,
    done: doneCommand,
    export: exportCommand,
    verify: verifyCommand,
    backup: backupCommand,
    restore: restoreCommand,
    drill: drillCommand,
    delete: deleteCommand,
    person: personCommand,
    retention: retentionCommand,
  },
};
