import { readFile } from 'node:fs/promises';
import { readArguments } from '#server/arguments.ts';
import type { Database } from '#server/database/database.ts';
import { everyHashKey } from '#server/database/secrets.ts';
import { OperatorError } from '#server/operator-error.ts';
import type { Subcommand } from '#server/subcommands.ts';
import { confirmedText } from '../check-code.ts';

/** Looks whether a confirmation that a customer shows was sent by this site. */
export const verifyCommand: Subcommand = {
  usage:
    'npm run declarations -- verify FILE                             a saved mail, or its text',
  parse: (args) => {
    const [file = ''] = readArguments(args, ['FILE'], {}).operands;
    return ({ database }) => verifyConfirmation(database, file);
  },
};

/**
 * Needs no row: the code in the mail is enough, also when the declaration was deleted.
 *
 * @throws OperatorError when it is not genuine.
 */
async function verifyConfirmation({ drizzle }: Database, file: string): Promise<string> {
  const saved = await readFile(file).catch((cause: unknown) => {
    const { code = '' } = cause as NodeJS.ErrnoException;
    throw new OperatorError(`${file} cannot be read (${code}).`, { cause });
  });
  const keys = await everyHashKey(drizzle);
  // A server loads this file too, and has no use for a parser of mails.
  const { default: PostalMime } = await import('postal-mime');
  const { text: mailed = '' } = await PostalMime.parse(saved);
  const confirmed = confirmedText(mailed, keys) ?? confirmedText(saved.toString(), keys);
  if (confirmed === undefined) {
    throw new OperatorError(
      `Not genuine: ${file} holds no confirmation of this site, or it was changed.`,
    );
  }
  return `Genuine. This site has confirmed these words:\n\n${confirmed}`;
}
