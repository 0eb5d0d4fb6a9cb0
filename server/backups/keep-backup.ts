import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { copyFile, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode, whenCode } from '#lib/errors.ts';
import {
  backUp,
  inWords,
  JOBS,
  OFFICE_LOG,
  type Counts,
  type Holdings,
  noteBackup,
} from '#server/backups/backup.ts';
import type { CommandContext } from '#server/feature.ts';
import { OperatorError } from '#server/operator-error.ts';
import { z } from 'zod';

/** In a folder of backups: what the newest one holds that lasts, so that the next can be compared with it. */
const NEWEST = 'newest.json';

const NAME = /^site-[\dTZ-]+\.gz(?:\.age)?$/;

// Some subscribers who leave on one day are no loss.
const FEW_ROWS = 20;

/** What was asked of one backup. */
interface BackupWish {
  /** A folder, in which the backup is named by the time, or a new file. */
  readonly place: string;
  readonly recipients: readonly string[];
  /** Whether it may hold far less than the one before. */
  readonly mayShrink: boolean;
}

/**
 * Backs up into a new file and, where `BACKUP_COPY` says so, copies it away.
 *
 * @returns sentences about what was done.
 * @throws OperatorError when much is missing that the folder's newest backup held, or copying fails.
 */
export async function keepBackup(
  { database, features, env }: CommandContext,
  { place, recipients, mayShrink }: BackupWish,
): Promise<string> {
  const isFolder = await stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const folder = isFolder ? place : dirname(place);
  const file = isFolder ? join(place, nameOf(new Date(), recipients.length > 0)) : place;
  const before = await readNewest(folder);
  const inspect = ({ lasting }: Holdings): void => {
    if (!mayShrink && before !== undefined) refuseShrunk(before, lasting);
  };
  const found = await backUp(database, features, file, recipients, inspect, env.dataDir);
  if (isFolder) await writeNewest(folder, found.lasting);
  const isOpen = recipients.length === 0;
  const said = [
    `${inWords(found.counts)} are in ${file}${isOpen ? '' : ', encrypted'}.`,
    ...(isOpen ? ['It is not encrypted: set BACKUP_RECIPIENT before it leaves this machine.'] : []),
  ];
  if (env.backupCopy !== undefined) said.push(await copyAway(file, env.backupCopy));
  // One that has not left the machine must not look like a good one.
  await noteBackup(database.drizzle);
  return said.join('\n');
}

/**
 * The newest backup of a folder, or the file itself.
 *
 * @throws OperatorError when the folder holds none.
 */
export async function newestBackup(place: string): Promise<string> {
  const names = await readdir(place)
    .catch(whenCode('ENOENT', []))
    .catch(whenCode('ENOTDIR', undefined));
  if (names === undefined) return place;
  const newest = names
    .filter((name) => NAME.test(name))
    .sort()
    .at(-1);
  if (newest === undefined) throw new OperatorError(`${place} holds no backup (site-TIME.gz).`);
  return join(place, newest);
}

// Sorted by name they are sorted by time.
const nameOf = (time: Date, isEncrypted: boolean): string =>
  `site-${time.toISOString().replaceAll(/[:.]/g, '-')}.gz${isEncrypted ? '.age' : ''}`;

const storedCounts = z.record(z.string(), z.number());

async function readNewest(folder: string): Promise<Counts | undefined> {
  const text = await readFile(join(folder, NEWEST), 'utf8').catch(whenCode('ENOENT', undefined));
  if (text === undefined) return undefined;
  return new Map(Object.entries(storedCounts.parse(JSON.parse(text))));
}

async function writeNewest(folder: string, counts: Counts): Promise<void> {
  const unfinished = join(folder, `${NEWEST}.unfinished`);
  await writeFile(unfinished, JSON.stringify(Object.fromEntries(counts)), { flush: true });
  await rename(unfinished, join(folder, NEWEST));
}

// Jobs come and go, and the log only grows.
const kept = (counts: Counts): [table: string, rows: number][] =>
  [...counts].filter(([table]) => table !== JOBS && table !== OFFICE_LOG);

const sumOf = (counts: Counts): number => kept(counts).reduce((sum, [, rows]) => sum + rows, 0);

function refuseShrunk(before: Counts, now: Counts): void {
  const losses = kept(before).filter(([table, rows]) => {
    const lost = rows - (now.get(table) ?? 0);
    return lost > rows / 10 && lost > FEW_ROWS;
  });
  if (losses.length === 0 && sumOf(now) >= sumOf(before) * 0.9) return;
  throw new OperatorError(
    `The newest backup there holds ${inWords(before)}, this database ${inWords(now)}; nothing was written. If it is the right database and that much was deleted, add --shrunk.`,
  );
}

async function copyAway(file: string, where: string): Promise<string> {
  const kept = `The backup ${file} is complete, but it was not copied away`;
  if (!where.includes('{}')) {
    const target = join(where, basename(file));
    await copyFile(file, target, constants.COPYFILE_EXCL).catch((cause: unknown) => {
      throw new OperatorError(`${kept}: ${target} cannot be written (${errorCode(cause)}).`, {
        cause,
      });
    });
    return `It was copied to ${target}.`;
  }
  // Without a shell: nothing in a path becomes a command.
  const [program = '', ...args] = where.split(/\s+/).map((word) => word.replace('{}', file));
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  await once(child, 'close').catch((cause: unknown) => {
    throw new OperatorError(`${kept}: ${program} could not be started (${errorCode(cause)}).`, {
      cause,
    });
  });
  const { exitCode: code } = child;
  if (code !== 0) throw new OperatorError(`${kept}: ${program} ended with ${code ?? 'a signal'}.`);
  return `It was copied away by ${program}.`;
}
