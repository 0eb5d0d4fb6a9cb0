import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { giveTo, type DatabaseHome } from '#server/database/embedded/database-home.ts';

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
export function isListening(socketFolder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(socketFolder, SOCKET_FILE));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}
