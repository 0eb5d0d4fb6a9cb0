import { readReports, type DeliveryState } from '#features/declarations/server/delivery-states.ts';
import type { Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';

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
  const condition = undelivered
    ? sql`team_notified_at is null or confirmation_sent_at is null`
    : sql`true`;
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
