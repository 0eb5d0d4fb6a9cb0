// @ts-check
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PROJECT_ROOT, StageFailure } from './processes.mjs';

const LOCK_FILE = join(PROJECT_ROOT, '.astro/prepare.lock');
const REMOVAL_FILE = `${LOCK_FILE}.removal`;
const POLL_MS = 200;
// A lock that has no owner for longer was abandoned: the owner is written microseconds after it.
const NAMELESS_MS = 5000;

/**
 * Lets one process at a time install and build in this checkout; another waits. A lock whose
 * owner has died is taken over.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws StageFailure when the checkout cannot be written.
 */
export async function whilePreparing(work) {
  const unlock = await lockCheckout();
  try {
    return await work();
  } finally {
    unlock();
  }
}

/**
 * Waits until nobody else installs or builds in this checkout, and keeps others waiting until it is unlocked or
 * this process ends.
 *
 * @returns {Promise<() => void>} unlocks it.
 * @throws StageFailure when the checkout cannot be written.
 */
export async function lockCheckout() {
  for (let waited = false; !tryLock(LOCK_FILE); waited = true) {
    if (!waited) console.error('Waiting for another process that is preparing the site …');
    if (!removeAbandoned()) await delay(POLL_MS);
  }
  const remove = () => rmSync(LOCK_FILE, { force: true });
  process.once('exit', remove);
  return () => {
    process.off('exit', remove);
    remove();
  };
}

/** Removes the lock of a process that has died, unless another process is doing so. */
function removeAbandoned() {
  if (!isAbandoned(LOCK_FILE)) return false;
  // Of two that saw it abandoned, the slower one would remove the lock that the other has taken by now.
  if (!tryLock(REMOVAL_FILE)) {
    if (isAbandoned(REMOVAL_FILE)) rmSync(REMOVAL_FILE, { force: true });
    return false;
  }
  if (isAbandoned(LOCK_FILE)) rmSync(LOCK_FILE, { force: true });
  rmSync(REMOVAL_FILE, { force: true });
  return true;
}

/** @param {string} file */
function tryLock(file) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EEXIST') return false;
    throw new StageFailure(
      1,
      `This folder cannot be written (${message}), but the site is made in it.`,
    );
  }
}

/**
 * Whether the process that wrote its number into a file has died.
 *
 * @param {string} file
 */
export function isAbandoned(file) {
  try {
    const { mtimeMs } = statSync(file);
    // After a restart of the machine its number may belong to another process.
    if (mtimeMs < Date.now() - uptime() * 1000) return true;
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner === 0) return Date.now() - mtimeMs > NAMELESS_MS;
    process.kill(owner, 0);
    return false;
  } catch (error) {
    // A process of somebody else lives (EPERM), and a file may go in between (ENOENT).
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
