import { parseArgs } from 'node:util';
import { backUp } from '#server/database/backup.ts';
import { transact, type Database, type Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import { restore } from '#server/database/restore.ts';
import type { Command, CommandContext } from '#server/feature.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { OperatorError } from '#server/operator-error.ts';
import { tidyReference } from '#server/reference.ts';
import { isUndelivered, readReports } from './declaration-reports.ts';
import { DELIVERIES } from './deliver.ts';
import { exportDeclarations, listDeclarations, showDeclaration } from './print-declarations.ts';

const HELP = `Cancellations and withdrawals, with the state of each delivery.

  npm run declarations -- list [--undelivered] [--limit 50]
  npm run declarations -- show REFERENCE
  npm run declarations -- retry REFERENCE | all
  npm run -s declarations -- export --since YYYY-MM-DD > FILE     one line of JSON each
  npm run declarations -- backup FILE                             all data, the newsletter's too
  npm run declarations -- restore FILE
  npm run declarations -- delete --before YYYY-MM-DD              delivered ones only`;

/** `npm run declarations`: what an operator does with declarations from a terminal. */
export const declarationsCommand: Command = {
  help: HELP,
  parse: (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        undelivered: { type: 'boolean', default: false },
        limit: { type: 'string', default: '50' },
        since: { type: 'string' },
        before: { type: 'string' },
      },
    });
    const [command, operand] = positionals;
    switch (command) {
      case 'list': {
        const limit = Number(values.limit);
        if (!(limit > 0)) throw new OperatorError('--limit must be a number above 0.');
        const { undelivered } = values;
        return ({ database }) => listDeclarations(database.drizzle, { undelivered, limit });
      }
      case 'show': {
        const reference = needed(operand, 'REFERENCE');
        return ({ database }) => showDeclaration(database.drizzle, reference);
      }
      case 'retry': {
        const reference = needed(operand, 'REFERENCE');
        return (context) => retryDeliveries(context, reference);
      }
      case 'export': {
        const since = dayOf(values.since, '--since');
        return ({ database }) => exportDeclarations(database.drizzle, since);
      }
      case 'backup': {
        const file = needed(operand, 'FILE');
        return ({ database, features }) => backUp(database, features, file);
      }
      case 'restore': {
        const file = needed(operand, 'FILE');
        return ({ database, jobs, features }) => restore(database, jobs, features, file);
      }
      case 'delete': {
        const before = dayOf(values.before, '--before');
        return ({ database }) => deleteDeclarations(database, before);
      }
      default:
        return undefined;
    }
  },
};

function needed(value: string | undefined, name: string): string {
  if (value === undefined) throw new OperatorError(`${name} is missing.\n\n${HELP}`);
  return value;
}

function dayOf(value: string | undefined, name: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') && !Number.isNaN(Date.parse(value ?? ''));
  if (value === undefined || !isDay) {
    throw new OperatorError(`${name} must be a day such as 2026-11-30.`);
  }
  return value;
}

/**
 * Tries again, now, what is not delivered of one declaration or of all: those that were given up
 * get a new job with all its repeats, those that wait need not wait any longer.
 */
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
  let renewed = 0;
  for (const { id, reference, deliveries } of reports) {
    for (const job of DELIVERIES) {
      if (deliveries[job].state === 'delivered') continue;
      await jobs.renew(tx, job, { id, data: { reference } });
      renewed += 1;
    }
  }
  return renewed;
}

// What is not delivered stays. A day begins as it does in Germany.
async function deleteDeclarations({ drizzle }: Database, before: string): Promise<string> {
  const { rowCount } = await drizzle.execute(sql`
    delete from declarations
    where received_at < ${before}::timestamp at time zone 'Europe/Berlin'
      and team_notified_at is not null
      and confirmation_sent_at is not null
  `);
  return `${rowCount ?? 0} delivered declarations from before ${before} were deleted.`;
}
