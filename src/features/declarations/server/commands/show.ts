import { readArguments } from '#server/arguments.ts';
import type { Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import { OperatorError } from '#server/operator-error.ts';
import { tidyReference } from '#server/reference.ts';
import type { Subcommand } from '#server/subcommands.ts';
import { readReports, type DeliveryState } from '../declaration-reports.ts';

/** Shows everything about one declaration. */
export const showCommand: Subcommand = {
  usage: 'npm run declarations -- show REFERENCE',
  parse: (args) => {
    const [reference = ''] = readArguments(args, ['REFERENCE'], {}).operands;
    return ({ database }) => showDeclaration(database.drizzle, reference);
  },
};

async function showDeclaration(drizzle: Drizzle, typed: string): Promise<string> {
  const reference = tidyReference(typed);
  const [report] = await readReports(drizzle, sql`reference = ${reference}`, 1);
  if (report === undefined) throw new OperatorError(`There is no declaration ${reference}.`);
  const { type, receivedAt, endsOn, suspicious, content, deliveries } = report;
  return [
    `${reference} (${type})${suspicious ? ', suspicious: a hidden field was filled in, or many came from its network' : ''}`,
    `received:          ${receivedAt}`,
    `contract ends on:  ${endsOn ?? '–'}`,
    `team chat:         ${inWords(deliveries['notify-team'])}`,
    `confirmation:      ${inWords(deliveries['send-confirmation'])}`,
    '',
    ...Object.entries(content).map(([field, value]) => `${field}: ${value}`),
  ].join('\n');
}

function inWords({ state, at, failures, problem }: DeliveryState): string {
  if (state === 'delivered') return `delivered ${at ?? ''}`;
  const failed = failures > 0 ? `, failed ${failures} times, the last time: ${problem ?? '?'}` : '';
  return state === 'waiting'
    ? `waiting, next try ${at ?? ''}${failed}`
    : `given up${failed}; npm run declarations -- retry tries again`;
}
