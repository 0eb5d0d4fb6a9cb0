import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartError } from '#server/start-error.ts';

/** The user that runs PostgreSQL, which refuses to run as root. */
export interface DatabaseUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const NAME = 'postgres';

/**
 * Whom the database runs as: as root the owner of the existing data, otherwise the system's user
 * `postgres`, which is created when there is none; `undefined` when this process may run it itself.
 *
 * @param existingData Folder of an existing database.
 * @param say Told in one sentence when the user was created.
 * @throws StartError when the data belongs to somebody else or the user could not be created.
 */
export function databaseUser(
  existingData: string | undefined,
  say: (sentence: string) => void,
): DatabaseUser | undefined {
  const owner = existingData === undefined ? undefined : statSync(existingData);
  if (process.getuid?.() !== 0) {
    if (existingData !== undefined && owner?.uid !== process.getuid?.()) {
      throw new StartError(
        `The database in ${existingData} belongs to another user (number ${owner?.uid ?? '?'}). Start as that user or as root.`,
      );
    }
    return undefined;
  }
  if (owner !== undefined && owner.uid !== 0) {
    return { name: ownerName(owner.uid), uid: owner.uid, gid: owner.gid };
  }
  return systemUser() ?? createSystemUser(say);
}

/** Whether that user can reach the file or folder and, in the case of a folder, enter it. */
export function canUse(user: DatabaseUser, path: string): boolean {
  const { uid, gid } = user;
  return spawnSync('test', ['-x', path], { uid, gid, cwd: '/' }).status === 0;
}

function systemUser(): DatabaseUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, NAME], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  });
  return uid === undefined || gid === undefined ? undefined : { name: NAME, uid, gid };
}

function createSystemUser(say: (sentence: string) => void): DatabaseUser {
  const { error, stderr } = spawnSync(
    'useradd',
    ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', NAME],
    { encoding: 'utf8' },
  );
  const created = systemUser();
  if (created === undefined) {
    const reason = (error?.message ?? stderr).trim().split('\n').at(-1) ?? '';
    throw new StartError(
      `PostgreSQL refuses to run as root, and the user ${NAME} could not be created (${reason}). Create it, start as another user, or set DATABASE_URL.`,
    );
  }
  say(`PostgreSQL refuses to run as root, so the system user ${NAME} was created for it.`);
  return created;
}

function ownerName(uid: number): string {
  const { status, stdout } = spawnSync('id', ['-un', String(uid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : `number ${uid}`;
}
