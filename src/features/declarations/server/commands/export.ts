import { dayOf, readArguments } from '#server/arguments.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import type { Subcommand } from '#server/subcommands.ts';
import { readAllReports } from '../declaration-reports.ts';

/** Prints declarations for other programs. */
export const exportCommand: Subcommand = {
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
      lines.push(JSON.stringify({ ...report, id: undefined, confirmationId: undefined }));
    }
  }
  return lines.toReversed().join('\n');
}
