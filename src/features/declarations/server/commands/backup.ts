import { readArguments } from '#server/arguments.ts';
import { backUp } from '#server/database/backup.ts';
import { noteBackup } from '#server/database/backup-runs.ts';
import { isRecipient, readIdentities } from '#server/database/encryption.ts';
import { restore } from '#server/database/restore.ts';
import { OperatorError } from '#server/operator-error.ts';
import type { Subcommand } from '#server/subcommands.ts';

/** Writes all data of all features into a file. */
export const backupCommand: Subcommand = {
  usage:
    "npm run declarations -- backup FILE [--to age1…]                all data, the newsletter's too; encrypted to keys",
  parse: (args) => {
    const { values, operands } = readArguments(args, ['FILE'], {
      to: { type: 'string', multiple: true },
    });
    const [file = ''] = operands;
    const wrong = values.to?.find((key) => !isRecipient(key));
    if (wrong !== undefined) {
      throw new OperatorError(`--to must be a public key such as age1…, but it is "${wrong}".`);
    }
    return async ({ database, features, env }) => {
      const said = await backUp(database, features, file, values.to ?? env.backupRecipient);
      await noteBackup(database.drizzle);
      return said;
    };
  },
};

/** Brings back what is in such a file. */
export const restoreCommand: Subcommand = {
  usage: 'npm run declarations -- restore FILE [--identity KEYFILE]',
  parse: (args) => {
    const { values, operands } = readArguments(args, ['FILE'], { identity: { type: 'string' } });
    const [file = ''] = operands;
    const identities = values.identity === undefined ? [] : readIdentities(values.identity);
    return ({ database, jobs, features }) =>
      restore(database, jobs, features, { file, identities });
  },
};
