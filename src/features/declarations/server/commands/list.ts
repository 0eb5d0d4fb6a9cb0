import { readArguments } from '#server/arguments.ts';
import type { Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import { OperatorError } from '#server/operator-error.ts';
import type { Subcommand } from '#server/subcommands.ts';
import { isUndelivered, readReports, type DeliveryState } from '../declaration-reports.ts';

interface ListOptions {
  /** Only those of which something is not delivered. */
  readonly undelivered: boolean;
  readonly limit: number;
}

/** Shows the newest declarations in short. */
export const listCommand: Subcommand = {
  usage: 'npm run declarations -- list [--undelivered] [--limit 50]',
  parse: (args) => {
    const { values } = readArguments(args, [], {
      undelivered: { type: 'boolean', default: false },
      limit: { type: 'string', default: '50' },
    });
    const limit = Number(values.limit);
    if (!(limit > 0)) throw new OperatorError('--limit must be a number above 0.');
    const { undelivered } = values;
    return ({ database }) => listDeclarations(database.drizzle, { undelivered, limit });
  },
};

const HEADS = ['REFERENCE', 'RECEIVED (UTC)', 'TYPE', 'ENDS', 'TEAM CHAT', 'CONFIRMATION', ''];

// A table without names and words, so that it can be shown around.
async function listDeclarations(
  drizzle: Drizzle,
  { undelivered, limit }: ListOptions,
): Promise<string> {
  const condition = undelivered ? isUndelivered : sql`true`;
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
