import { readArguments } from '#server/arguments.ts';
import { drillRestore } from '#server/database/drill-restore.ts';
import { isRecipient, readIdentities } from '#server/database/encryption.ts';
import { keepBackup, newestBackup } from '#server/database/keep-backup.ts';
import { restore } from '#server/database/restore.ts';
import { OperatorError } from '#server/operator-error.ts';
import type { Subcommand } from '#server/subcommands.ts';

/** Writes all data of all features into a file. */
export const backupCommand: Subcommand = {
  usage: [
    "npm run declarations -- backup FOLDER [--to age1…] [--shrunk]   all data, the newsletter's too, into a new file named by",
    '                                                                the time (or into FILE); encrypted to keys',
  ].join('\n'),
  parse: (args) => {
    const { values, operands } = readArguments(args, ['FOLDER'], {
      to: { type: 'string', multiple: true },
      shrunk: { type: 'boolean', default: false },
    });
    const [place = ''] = operands;
    const wrong = values.to?.find((key) => !isRecipient(key));
    if (wrong !== undefined) {
      throw new OperatorError(`--to must be a public key such as age1…, but it is "${wrong}".`);
    }
    return (context) => {
      const recipients = values.to ?? context.env.backupRecipient;
      return keepBackup(context, { place, recipients, mayShrink: values.shrunk });
    };
  },
};

/** Brings back what is in such a file. */
export const restoreCommand: Subcommand = {
  usage: 'npm run declarations -- restore FILE [--identity KEYFILE]',
  parse: (args) => {
    const { file, identities } = readPlace(args, 'FILE');
    return ({ database, jobs, features, env }) =>
      restore(database, jobs, features, { file, identities }, env.dataDir);
  },
};

/** Tries that, without touching the database. */
export const drillCommand: Subcommand = {
  usage:
    'npm run declarations -- drill FOLDER [--identity KEYFILE]       restores its newest backup into a scratch database',
  parse: (args) => {
    const { file, identities } = readPlace(args, 'FOLDER');
    return async (context) => drillRestore(context, { file: await newestBackup(file), identities });
  },
};

function readPlace(args: readonly string[], name: string) {
  const { values, operands } = readArguments(args, [name], { identity: { type: 'string' } });
  const [file = ''] = operands;
  const identities = values.identity === undefined ? [] : readIdentities(values.identity);
  return { file, identities };
}
