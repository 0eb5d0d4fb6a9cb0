import { readArguments } from '#server/arguments.ts';
import { OperatorError } from '#server/operator-error.ts';
import { tidyReference } from '#server/reference.ts';
import type { Subcommand } from '#server/subcommands.ts';
import { markDone, readDeclaration } from '../desk.ts';

/** Marks a declaration as done, which also ends the alarm about a delivery that was given up. */
export const doneCommand: Subcommand = {
  usage:
    'npm run declarations -- done REFERENCE                          nothing is left to do, also about what was given up',
  parse: (args) => {
    const [typed = ''] = readArguments(args, ['REFERENCE'], {}).operands;
    const reference = tidyReference(typed);
    return async ({ database: { drizzle } }) => {
      if ((await readDeclaration(drizzle, reference)) === undefined) {
        throw new OperatorError(`There is no declaration ${reference}.`);
      }
      const isNew = await markDone(drizzle, reference, 'declarations done');
      return isNew ? `${reference} is done.` : `${reference} was done already.`;
    };
  },
};
