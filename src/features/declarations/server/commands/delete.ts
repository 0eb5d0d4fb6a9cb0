import { dayOf, readArguments } from '#server/arguments.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import type { Subcommand } from '#server/subcommands.ts';

/** Deletes what was received before a day. */
export const deleteCommand: Subcommand = {
  usage: 'npm run declarations -- delete --before YYYY-MM-DD              delivered ones only',
  parse: (args) => {
    const { values } = readArguments(args, [], { before: { type: 'string' } });
    const before = dayOf(values.before, '--before');
    return ({ database }) => deleteDeclarations(database, before);
  },
};

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
