import { dayOf, readArguments } from '#server/arguments.ts';
import type { Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import type { Subcommand } from '#server/subcommands.ts';
import { readReports } from '../declaration-reports.ts';

/** Prints declarations for other programs. */
export const exportCommand: Subcommand = {
  usage: 'npm run -s declarations -- export --since YYYY-MM-DD > FILE     one line of JSON each',
  parse: (args) => {
    const { values } = readArguments(args, [], { since: { type: 'string' } });
    const since = dayOf(values.since, '--since');
    return ({ database }) => exportDeclarations(database.drizzle, since);
  },
};

// Oldest first. The first day begins as it does in Germany.
async function exportDeclarations(drizzle: Drizzle, since: string): Promise<string> {
  const condition = sql`received_at >= ${since}::timestamp at time zone 'Europe/Berlin'`;
  const reports = await readReports(drizzle, condition);
  return reports
    .toReversed()
    .map((report) => JSON.stringify({ ...report, id: undefined, confirmationId: undefined }))
    .join('\n');
}
