import { CommandProblem } from '#features/declarations/server/command-problem.ts';
import { readReports, type DeliveryState } from '#features/declarations/server/delivery-states.ts';
import type { Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import { tidyReference } from '#features/declarations/server/reference.ts';

/**
 * Everything about one declaration.
 *
 * @param typed Its reference, however it was typed.
 * @throws CommandProblem when there is no such declaration.
 */
export async function showDeclaration(drizzle: Drizzle, typed: string): Promise<string> {
  const reference = tidyReference(typed);
  const [report] = await readReports(drizzle, sql`reference = ${reference}`, 1);
  if (report === undefined) throw new CommandProblem(`There is no declaration ${reference}.`);
  const { type, receivedAt, endsOn, suspicious, content, deliveries } = report;
  return [
    `${reference} (${type})${suspicious ? ', suspicious: a hidden field was filled in' : ''}`,
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
