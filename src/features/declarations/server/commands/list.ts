import type { SQL } from 'drizzle-orm';
import { dayOf, readArguments } from '#server/arguments.ts';
import type { Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import { OperatorError } from '#server/operator-error.ts';
import type { Subcommand } from '#server/subcommands.ts';
import {
  isGivenUp,
  isUndelivered,
  readReports,
  type DeliveryState,
} from '../declaration-reports.ts';
import { madeBy } from '../personal-data.ts';

const STATES = ['undelivered', 'delivered', 'given-up'];

/** Shows the newest declarations in short. */
export const listCommand: Subcommand = {
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
    if (!(limit > 0)) throw new OperatorError('--limit must be a number above 0.');
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
  return state === 'undelivered' ? isUndelivered : sql`not ${isUndelivered}`;
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
