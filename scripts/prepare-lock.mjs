import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PROJECT_ROOT } from './project-root.mjs';

const FOLDER = join(PROJECT_ROOT, '.astro');
const LOCK_FILE = join(FOLDER, 'prepare.lock');
const POLL_MS = 200;
// Between creating the lock and writing its owner's number into it lie microseconds.
const NAMELESS_MS = 5000;

/**
 * Lets one process at a time install and build in this checkout; another waits. A lock whose
 * owner has died is taken over.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function whilePreparing(work) {
  mkdirSync(FOLDER, { recursive: true });
  for (let waited = false; !tryLock(); waited = true) {
    if (!waited) console.log('Waiting for another process that is preparing the site …');
    if (isAbandoned()) rmSync(LOCK_FILE, { force: true });
    else await delay(POLL_MS);
  }
  const unlock = () => {
    rmSync(LOCK_FILE, { force: true });
  };
  process.once('exit', unlock);
  try {
    return await work();
  } finally {
    process.off('exit', unlock);
    unlock();
  }
}

function tryLock() {
  try {
    writeFileSync(LOCK_FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned() {
  const stats = statSync(LOCK_FILE, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  const owner = Number(readFileSync(LOCK_FILE, 'utf8'));
  if (owner === 0) return Date.now() - stats.mtimeMs > NAMELESS_MS;
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
