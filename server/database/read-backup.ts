import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode } from '#lib/errors.ts';
import {
  BACKUP_FORMAT,
  type BackupEnd,
  type BackupHead,
  type BackupLine,
} from '#server/database/backup.ts';
import { decryptFile } from '#server/database/encryption.ts';
import { OperatorError } from '#server/operator-error.ts';

/** A file that `backUp` has written, and what it takes to read it. */
export interface BackupFile {
  readonly file: string;
  /** Secret keys, in case it is encrypted. */
  readonly identities: readonly string[];
}

/**
 * Reads a backup to its end and keeps nothing of it.
 *
 * @returns the names of the tables in it.
 * @throws OperatorError when it is no whole backup, or was made for another key.
 */
export async function tablesIn(backup: BackupFile): Promise<ReadonlySet<string>> {
  const tables = new Set<string>();
  for await (const { table } of readBackup(backup)) tables.add(table);
  return tables;
}

/**
 * The lines between the first and the last.
 *
 * @throws OperatorError at the end when they are not what was written; keep nothing before.
 */
export async function* readBackup(backup: BackupFile): AsyncGenerator<BackupLine> {
  const { file } = backup;
  const hash = createHash('sha256');
  let previous: string | undefined;
  let rows = -1;
  for await (const line of linesOf(backup)) {
    if (previous === undefined) checkFormat(line, file);
    else {
      hash.update(`${previous}\n`);
      if (rows >= 0) yield parse<BackupLine>(previous, file) as BackupLine;
      rows += 1;
    }
    previous = line;
  }
  const end = parse<BackupEnd>(previous, file);
  if (end.rows !== rows || end.sha256 !== hash.digest('hex')) {
    throw new OperatorError(`${file} is damaged or incomplete; nothing was restored.`);
  }
}

async function* linesOf({ file, identities }: BackupFile): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  const plain = createGunzip();
  try {
    const decrypt = await decryptFile(file, identities);
    // Whatever fails on the way there, reading fails with it.
    pipeline(createReadStream(file), decrypt, plain, () => undefined);
    for await (const chunk of plain) {
      const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    const code = errorCode(cause);
    const why = code === '' ? '' : ` (${code})`;
    throw new OperatorError(`${file} cannot be read as a backup${why}; nothing was restored.`, {
      cause,
    });
  } finally {
    plain.destroy();
  }
}

function checkFormat(line: string, file: string): void {
  if (parse<BackupHead>(line, file).format === BACKUP_FORMAT) return;
  throw new OperatorError(`${file} is no backup of this site's data; nothing was restored.`);
}

function parse<Line>(line: string | undefined, file: string): Partial<Line> {
  try {
    return JSON.parse(line ?? '') as Partial<Line>;
  } catch (cause) {
    throw new OperatorError(`${file} is damaged or incomplete; nothing was restored.`, { cause });
  }
}
