import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import {
  BACKUP_FORMAT,
  type BackupEnd,
  type BackupHead,
} from '#features/declarations/server/backup-format.ts';
import type { Database } from '#server/database/database.ts';

const ROWS_AT_ONCE = 500;

/**
 * Writes all declarations as they are at one moment into a file that only its owner may read:
 * compressed lines of JSON with a check sum at the end. The server may run meanwhile.
 *
 * @returns one sentence about what was done.
 * @throws when the file cannot be written; an earlier file of this name is kept then.
 */
export async function backUp(database: Database, file: string): Promise<string> {
  const unfinished = `${file}.unfinished`;
  const content = { rows: 0 };
  try {
    await pipeline(
      linesOf(database, content),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return `${content.rows} declarations are in ${file}.`;
}

async function* linesOf(database: Database, content: { rows: number }): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (line: string): string => {
    hash.update(line);
    return line;
  };
  const head: BackupHead = { format: BACKUP_FORMAT, createdAt: new Date().toISOString() };
  yield hashed(`${JSON.stringify(head)}\n`);
  for await (const line of rowsOf(database)) {
    content.rows += 1;
    yield hashed(`${line}\n`);
  }
  const end: BackupEnd = { rows: content.rows, sha256: hash.digest('hex') };
  yield `${JSON.stringify(end)}\n`;
}

async function* rowsOf(database: Database): AsyncGenerator<string> {
  const client = await database.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(
      `declare every cursor for
       select (to_jsonb(declarations) - 'client_hash')::text as line
       from declarations order by received_at`,
    );
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from every`);
      for (const { line } of rows) yield line;
      if (rows.length < ROWS_AT_ONCE) return;
    }
  } finally {
    await client.end();
  }
}
