import type { Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import { OperatorError } from '#server/operator-error.ts';
import { tidyReference } from '#server/reference.ts';
import { isUndelivered, readReports, type DeliveryState } from './declaration-reports.ts';

export interface ListOptions {
  /** Only those of which something is not delivered. */
  readonly undelivered: boolean;
  readonly limit: number;
}

const HEADS = ['REFERENCE', 'RECEIVED (UTC)', 'TYPE', 'ENDS', 'TEAM CHAT', 'CONFIRMATION', ''];

/** The newest declarations as a table; no names and no words, so that it can be shown around. */
export async function listDeclarations(
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

/**
 * Everything about one declaration.
 *
 * @param typed Its reference, however it was typed.
 * @throws OperatorError when there is no such declaration.
 */
export async function showDeclaration(drizzle: Drizzle, typed: string): Promise<string> {
  const reference = tidyReference(typed);
  const [report] = await readReports(drizzle, sql`reference = ${reference}`, 1);
  if (report === undefined) throw new OperatorError(`There is no declaration ${reference}.`);
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

/**
 * All declarations since a day, oldest first, each as one line of JSON.
 *
 * @param since First day, `YYYY-MM-DD`, as it begins in Germany.
 */
export async function exportDeclarations(drizzle: Drizzle, since: string): Promise<string> {
  const condition = sql`received_at >= ${since}::timestamp at time zone 'Europe/Berlin'`;
  const reports = await readReports(drizzle, condition);
  return reports
    .toReversed()
    .map((report) => JSON.stringify({ ...report, id: undefined }))
    .join('\n');
}
