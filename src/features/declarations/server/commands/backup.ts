import { readArguments } from '#server/arguments.ts';
import { backUp } from '#server/database/backup.ts';
import { restore } from '#server/database/restore.ts';
import type { Subcommand } from '#server/subcommands.ts';

/** Writes all data of all features into a file. */
export const backupCommand: Subcommand = {
  usage:
    "npm run declarations -- backup FILE                             all data, the newsletter's too",
  parse: (args) => {
    const [file = ''] = readArguments(args, ['FILE'], {}).operands;
    return ({ database, features }) => backUp(database, features, file);
  },
};

/** Brings back what is in such a file. */
export const restoreCommand: Subcommand = {
  usage: 'npm run declarations -- restore FILE',
  parse: (args) => {
    const [file = ''] = readArguments(args, ['FILE'], {}).operands;
    return ({ database, jobs, features }) => restore(database, jobs, features, file);
  },
};
