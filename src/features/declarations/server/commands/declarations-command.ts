import { readFile } from 'node:fs/promises';
import type { SQL } from 'drizzle-orm';
import { berlinDate } from '#lib/berlin-time.ts';
import { errorCode } from '#lib/errors.ts';
import { removeCaptured } from '#server/captured-messages.ts';
import { type Drizzle, transact, transactLong, type Database } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import { everyHashKey } from '#server/database/secrets.ts';
import type { Command, CommandContext, Subcommand } from '#server/feature.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { OperatorError } from '#server/operator-error.ts';
import { tidyReference } from '#server/reference.ts';
import { noteErasure } from '#server/retention/retention.ts';
import { dayOf, prepareToAsk, readArguments } from '#server/subcommands.ts';
import { confirmedText } from '../confirmation.ts';
import {
  isGivenUp,
  isUndelivered,
  readReports,
  undeliveredJobs,
  type DeliveryState,
  readAllReports,
} from '../declaration-reports.ts';
import { declarations } from '../declarations-table.ts';
import { isUnderWay, markDone, readDeclaration } from '../desk.ts';
import { declaredIn } from '../kinds.ts';
import { madeBy } from '../personal-data.ts';
import {
  backupCommand,
  drillCommand,
  personCommand,
  restoreCommand,
  retentionCommand,
} from './all-data.ts';

const STATES = ['undelivered', 'delivered', 'given-up'];

/** Shows the newest declarations in short. */
const listCommand: Subcommand = {
  usage: [
    'npm run declarations -- list [--limit 50] [--address A] [--name PART] [--day YYYY-MM-DD]',
    '                             [--state undelivered | delivered | given-up]',
  ].join('\n'),
  parse: (args) => {
    const { values } = readArguments(args, [], {
      address: { type: 'string' },
      name: { type: 'string' },
      day: { type: 'string' },
      state: { type: 'string' },
      undelivered: { type: 'boolean', default: false },
      limit: { type: 'string', default: '50' },
    });
    const limit = Number(values.limit);
    if (!/^[1-9]\d{0,8}$/.test(values.limit))
      throw new OperatorError('--limit must be a number above 0.');
    const { address, name, undelivered } = values;
    const state = values.state ?? (undelivered ? 'undelivered' : undefined);
    if (state !== undefined && !STATES.includes(state)) {
      throw new OperatorError(`--state must be one of ${STATES.join(', ')}.`);
    }
    const conditions = [
      sql`true`,
      ...(address === undefined ? [] : [madeBy(address)]),
      ...(name === undefined
        ? []
        : [sql`position(lower(${name}) in lower(content ->> 'name')) > 0`]),
      ...(values.day === undefined ? [] : [receivedOn(dayOf(values.day, '--day'))]),
      ...(state === undefined ? [] : [isIn(state)]),
    ];
    const condition = sql.join(conditions, sql` and `);
    return ({ database }) => listDeclarations(database.drizzle, condition, limit);
  },
};

// As the day begins and ends in Germany.
const receivedOn = (day: string): SQL =>
  sql`(received_at at time zone 'Europe/Berlin')::date = ${day}::date`;

function isIn(state: string): SQL {
  if (state === 'given-up') return isGivenUp;
  if (state === 'undelivered') return isUndelivered;
  return sql`team_notified_at is not null and confirmation_sent_at is not null`;
}

const HEADS = ['REFERENCE', 'RECEIVED (UTC)', 'TYPE', 'ENDS', 'TEAM CHAT', 'CONFIRMATION', ''];

// A table without names and words, so that it can be shown around.
async function listDeclarations(drizzle: Drizzle, condition: SQL, limit: number): Promise<string> {
  const reports = await readReports(drizzle, condition, limit);
  if (reports.length === 0) return 'There are none.';
  const lines = reports.map(({ reference, receivedAt, type, endsOn, deliveries, suspicious }) => [
    reference,
    receivedAt.slice(0, 19).replace('T', ' '),
    type,
    endsOn ?? '–',
    inShort(deliveries['notify-team']),
    inShort(deliveries['send-confirmation']),
    suspicious ? 'suspicious' : '',
  ]);
  return asTable([HEADS, ...lines]);
}

function inShort({ state, failures }: DeliveryState): string {
  return failures > 0 && state !== 'delivered' ? `${state}, failed ${failures}×` : state;
}

function asTable(lines: readonly (readonly string[])[]): string {
  const widths = HEADS.map((_head, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Shows everything about one declaration. */
const showCommand: Subcommand = {
  usage: 'npm run declarations -- show REFERENCE',
  parse: (args) => {
    const [reference = ''] = readArguments(args, ['REFERENCE'], {}).operands;
    return ({ database }) => showDeclaration(database.drizzle, reference);
  },
};

async function showDeclaration(drizzle: Drizzle, typed: string): Promise<string> {
  const reference = tidyReference(typed);
  const report = await readDeclaration(drizzle, reference);
  if (report === undefined) throw new OperatorError(`There is no declaration ${reference}.`);
  const { type, receivedAt, endsOn, suspicious, content, deliveries } = report;
  return [
    `${reference} (${type})${suspicious ? ', suspicious: a hidden field was filled in, or many came from its network' : ''}`,
    `received:          ${receivedAt}`,
    `contract ends on:  ${endsOn ?? '–'}`,
    `team chat:         ${inWords(deliveries['notify-team'])}`,
    `confirmation:      ${inWords(deliveries['send-confirmation'])}`,
    '',
    ...declaredIn(type, content).map(({ label, value }) => `${label}: ${value}`),
  ].join('\n');
}

function inWords({ state, at, failures, problem }: DeliveryState): string {
  if (state === 'delivered') return `delivered ${at ?? ''}`;
  const failed = failures > 0 ? `, failed ${failures} times, the last time: ${problem ?? '?'}` : '';
  return state === 'waiting'
    ? `waiting, next try ${at ?? ''}${failed}`
    : `given up${failed}; npm run declarations -- retry tries again`;
}

/** Prints declarations for other programs. */
const exportCommand: Subcommand = {
  usage: 'npm run -s declarations -- export --since YYYY-MM-DD > FILE     one line of JSON each',
  parse: (args) => {
    const { values } = readArguments(args, [], { since: { type: 'string' } });
    const since = dayOf(values.since, '--since');
    return ({ database }) => exportDeclarations(database, since);
  },
};

// Oldest first. The first day begins as it does in Germany.
async function exportDeclarations(database: Database, since: string): Promise<string> {
  const condition = sql`received_at >= ${since}::timestamp at time zone 'Europe/Berlin'`;
  const lines: string[] = [];
  for await (const reports of readAllReports(database, condition)) {
    for (const report of reports) {
      lines.push(JSON.stringify({ ...report, id: undefined, jobId: undefined }));
    }
  }
  return lines.toReversed().join('\n');
}

/** Looks whether a confirmation that a customer shows was sent by this site. */
const verifyCommand: Subcommand = {
  usage:
    'npm run declarations -- verify FILE                             a saved mail, or its text',
  parse: (args) => {
    const [file = ''] = readArguments(args, ['FILE'], {}).operands;
    return ({ database }) => verifyConfirmation(database, file);
  },
};

/**
 * Needs no row: the code in the mail is enough, also when the declaration was deleted.
 *
 * @throws OperatorError when it is not genuine.
 */
async function verifyConfirmation({ drizzle }: Database, file: string): Promise<string> {
  const saved = await readFile(file).catch((cause: unknown) => {
    throw new OperatorError(`${file} cannot be read (${errorCode(cause)}).`, { cause });
  });
  const keys = await everyHashKey(drizzle);
  // A server loads this file too, and has no use for a parser of mails.
  const { default: PostalMime } = await import('postal-mime');
  const { text: mailed = '' } = await PostalMime.parse(saved);
  const confirmed = confirmedText(mailed, keys) ?? confirmedText(saved.toString(), keys);
  if (confirmed === undefined) {
    throw new OperatorError(
      `Not genuine: ${file} holds no confirmation of this site, or it was changed.`,
    );
  }
  return `Genuine. This site has confirmed these words:\n\n${confirmed}`;
}

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
  return transactLong(database, async (tx) => {
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
