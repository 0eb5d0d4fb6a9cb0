import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { OperatorError } from '#server/operator-error.ts';

/** Where the database lives when the user that runs it cannot enter the checkout or the data folder. */
export const STATE_FOLDER = '/var/lib/schlafcoaching-website';

/** The user that runs PostgreSQL, which refuses to run as root. */
export interface DatabaseUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

// Accounts to take as root, whichever comes first on this machine.
const ACCOUNTS = ['postgres', 'nobody'];

/**
 * Whom the database runs as: as root the owner of the existing data, otherwise the account
 * `postgres` or, where there is none, `nobody`; `undefined` when this process may run it itself.
 *
 * @param existingData Folder of an existing database.
 * @throws OperatorError when the data belongs to somebody else or there is no account to take.
 */
export function databaseUser(existingData: string | undefined): DatabaseUser | undefined {
  const owner = existingData === undefined ? undefined : statSync(existingData);
  if (process.getuid?.() !== 0) {
    if (existingData !== undefined && owner?.uid !== process.getuid?.()) {
      throw new OperatorError(
        `The database in ${existingData} belongs to another user (number ${owner?.uid ?? '?'}). Start as that user or as root.`,
      );
    }
    return undefined;
  }
  if (owner !== undefined && owner.uid !== 0) {
    return { name: ownerName(owner.uid), uid: owner.uid, gid: owner.gid };
  }
  const account = firstAccount(ACCOUNTS);
  if (account !== undefined) return account;
  throw new OperatorError(
    `PostgreSQL refuses to run as root, and there is no account ${ACCOUNTS.join(' or ')}. Create one, start as another user, or set DATABASE_URL.`,
  );
}

/** Whether that user can reach the file or folder and, in the case of a folder, enter it. */
export function canUse(user: DatabaseUser, path: string): boolean {
  const { uid, gid } = user;
  return spawnSync('test', ['-x', path], { uid, gid, cwd: '/' }).status === 0;
}

/** The first of these accounts that exists on this machine. */
export function firstAccount(names: readonly string[]): DatabaseUser | undefined {
  for (const name of names) {
    const [uid, gid] = ['-u', '-g'].map((flag) => {
      const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
      return status === 0 ? Number(stdout) : undefined;
    });
    if (uid !== undefined && gid !== undefined) return { name, uid, gid };
  }
  return undefined;
}

function ownerName(uid: number): string {
  const { status, stdout } = spawnSync('id', ['-un', String(uid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : `number ${uid}`;
}
