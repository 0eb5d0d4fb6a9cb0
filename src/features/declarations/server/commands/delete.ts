import { berlinDate } from '#lib/berlin-time.ts';
import { dayOf, readArguments } from '#server/arguments.ts';
import { prepareToAsk } from '#server/ask-operator.ts';
import { transact } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import type { CommandContext } from '#server/feature.ts';
import { OperatorError } from '#server/operator-error.ts';
import { removeFromOutbox } from '#server/outbox.ts';
import { noteErasure } from '#server/retention/note-erasure.ts';
import type { Subcommand } from '#server/subcommands.ts';
import { isGivenUp, isUndelivered } from '../declaration-reports.ts';

/** Deletes what was received before a day, with its files in the outbox. */
export const deleteCommand: Subcommand = {
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
  return transact(database, async (tx) => {
    const { rows } = await tx.execute<{ reference: string }>(sql`
      delete from declarations
      where received_at < ${before}::timestamp at time zone 'Europe/Berlin'
        and (not ${isUndelivered} or ${isGivenUp})
      returning reference
    `);
    await noteErasure(tx, { cause: 'delete', what: 'declarations', number: rows.length });
    const references = rows.map(({ reference }) => reference);
    // Before the commit: what is still there after a crash is found by the next try.
    await removeFromOutbox(dataDir, references);
    return `${rows.length} declarations from before ${before} were deleted.`;
  });
}
