import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { OperatorError } from '#server/operator-error.ts';

export interface DatabaseHome {
  /** Folder of everything that belongs to the database; only its user may enter it. */
  readonly path: string;
  /** Whom to run the programs as; `undefined` means this process's own user. */
  readonly user: DatabaseUser | undefined;
}

/** Name of PostgreSQL's own folder inside the home. */
export const CLUSTER = 'cluster';
const NOTE = 'database-home';

/**
 * Finds the home of the database that belongs to a data folder, or makes one: inside the data
 * folder, or below `/var/lib` when the user that runs it cannot enter there. A home elsewhere is
 * noted in the file `database-home`, so it stays the same whatever happens to the permissions.
 *
 * @throws OperatorError when it is noted but gone, or belongs to somebody else.
 */
export async function databaseHome(
  dataDir: string,
  say: (sentence: string) => void,
): Promise<DatabaseHome> {
  const note = join(dataDir, NOTE);
  const inside = join(dataDir, 'database');
  const noted = readNote(note);
  const existing = noted ?? (existsSync(join(inside, CLUSTER)) ? inside : undefined);
  const user = databaseUser(existing && join(existing, CLUSTER));
  if (noted !== undefined) say(`The database is in ${noted}, as ${note} says.`);
  if (existing !== undefined) return { path: existing, user };

  if (user === undefined || canUse(user, dataDir)) {
    await mkdir(inside, { recursive: true, mode: 0o700 });
    await giveTo(user, inside);
    return { path: inside, user };
  }
  const path = await makeOutside(note, user);
  say(`The user ${user.name} cannot enter ${dataDir}, so the database is in ${path}.`);
  return { path, user };
}

/** Removes a data folder, and the database that had to live outside of it. */
export async function removeDatabaseHome(dataDir: string): Promise<void> {
  const outside = readNote(join(dataDir, NOTE));
  if (outside !== undefined) await rm(outside, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}

/** Makes a folder that was just created the user's own. */
export async function giveTo(user: DatabaseUser | undefined, path: string): Promise<void> {
  if (user !== undefined) await chown(path, user.uid, user.gid);
}

function readNote(note: string): string | undefined {
  if (!existsSync(note)) return undefined;
  const path = readFileSync(note, 'utf8').trim();
  if (existsSync(path)) return path;
  throw new OperatorError(
    `The database should be in ${path}, as ${note} says, but it is not there. Put it back, or delete that file to begin with an empty database.`,
  );
}

async function makeOutside(note: string, user: DatabaseUser): Promise<string> {
  await mkdir(STATE_FOLDER, { recursive: true, mode: 0o755 });
  const path = await mkdtemp(join(STATE_FOLDER, 'database-'));
  await chmod(path, 0o700);
  await giveTo(user, path);
  try {
    await writeFile(note, `${path}\n`, { flag: 'wx' });
    return path;
  } catch (error) {
    // Another process that starts at the same moment was faster.
    const first = readNote(note);
    await rm(path, { recursive: true, force: true });
    if (first === undefined) throw error;
    return first;
  }
}

const SOCKET_FILE = '.s.PGSQL.5432';
// sockaddr_un holds 108 bytes on Linux and 104 on macOS, a null byte among them.
const LONGEST_PATH_BYTES = process.platform === 'darwin' ? 103 : 107;

/**
 * A folder for the database's socket that only its user and root may enter: in its home, or in a
 * short place, noted in the home, when the path to there does not fit into a socket's address.
 */
export async function makeSocketFolder(home: DatabaseHome): Promise<string> {
  const inside = join(home.path, 'socket');
  if (Buffer.byteLength(join(inside, SOCKET_FILE)) <= LONGEST_PATH_BYTES) {
    await mkdir(inside, { recursive: true, mode: 0o700 });
    await giveTo(home.user, inside);
    return inside;
  }
  const note = join(home.path, 'socket-folder');
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  if (noted !== '' && existsSync(noted)) return noted;
  const place = home.user !== undefined && existsSync('/run') ? '/run' : '/tmp';
  const made = await mkdtemp(join(place, 'site-database-'));
  await giveTo(home.user, made);
  await writeFile(note, `${made}\n`);
  return made;
}

/** Whether a database listens on the socket in that folder. */
export async function isListening(socketFolder: string): Promise<boolean> {
  const socket = connect(join(socketFolder, SOCKET_FILE));
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

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
 * @throws OperatorError when the data belongs to somebody else or there is no account to take.
 */
function databaseUser(existingData: string | undefined): DatabaseUser | undefined {
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
