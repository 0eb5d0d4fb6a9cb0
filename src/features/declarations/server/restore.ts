import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { escapeIdentifier } from 'pg';
import type { PgBoss } from 'pg-boss';
import {
  BACKUP_FORMAT,
  type BackupEnd,
  type BackupHead,
} from '#features/declarations/server/backup-format.ts';
import { CommandProblem } from '#features/declarations/server/command-problem.ts';
import { columnsOf } from '#server/database/columns-of.ts';
import type { Database } from '#server/database/database.ts';
import { CHANNELS } from '#features/declarations/server/channels.ts';
import { sendInTransaction } from '#server/jobs/open-queue.ts';

interface RestoredRow {
  id: string;
  reference: string;
  team_notified_at: string | null;
  confirmation_sent_at: string | null;
}

/**
 * Puts the declarations of a backup into the database, all or none. Those that are there already
 * stay as they are. What was not delivered when the backup was made is delivered.
 *
 * @returns one sentence about what was done.
 * @throws CommandProblem when the file is no whole backup.
 */
export async function restore(database: Database, queue: PgBoss, file: string): Promise<string> {
  const client = await database.connect();
  let restored = 0;
  let seen = 0;
  try {
    await client.query('begin');
    const known = await columnsOf(client, 'declarations');
    for await (const line of readBackup(file)) {
      seen += 1;
      // Columns that are younger than the backup get what they get by default.
      const given = parse(line, file);
      const columns = known
        .filter((name) => name in given)
        .map(escapeIdentifier)
        .join(', ');
      const { rows } = await client.query<RestoredRow>(
        `insert into declarations (${columns})
         select ${columns} from jsonb_populate_record(null::declarations, $1)
         on conflict do nothing
         returning id, reference, team_notified_at, confirmation_sent_at`,
        [line],
      );
      const [row] = rows;
      if (row === undefined) continue;
      restored += 1;
      for (const channel of undelivered(row)) {
        const { id, reference } = row;
        await sendInTransaction(queue, client, channel, [{ id, data: { reference } }]);
      }
    }
    await client.query('commit');
  } finally {
    // Without a commit before, this takes everything back.
    await client.end();
  }
  return `${restored} of ${seen} declarations were restored; the others were there already.`;
}

function undelivered(row: RestoredRow): string[] {
  const done = [row.team_notified_at, row.confirmation_sent_at];
  return CHANNELS.filter((_channel, at) => done[at] === null);
}

/**
 * The lines between the first and the last.
 *
 * @throws CommandProblem at the end when they are not what was written; keep nothing before.
 */
async function* readBackup(file: string): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let previous: string | undefined;
  let rows = -1;
  for await (const line of linesOf(file)) {
    if (previous === undefined) refuseOtherFormat(line, file);
    else {
      hash.update(`${previous}\n`);
      if (rows >= 0) yield previous;
      rows += 1;
    }
    previous = line;
  }
  const end = parse(previous, file);
  if (end.rows !== rows || end.sha256 !== hash.digest('hex')) {
    throw new CommandProblem(`${file} is damaged or incomplete; nothing was restored.`);
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  const compressed = createReadStream(file);
  const plain = createGunzip();
  compressed.on('error', (error) => plain.destroy(error));
  try {
    for await (const chunk of compressed.pipe(plain)) {
      const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const why = code === undefined ? '' : ` (${code})`;
    throw new CommandProblem(`${file} cannot be read as a backup${why}; nothing was restored.`, {
      cause,
    });
  } finally {
    compressed.destroy();
  }
}

function refuseOtherFormat(line: string, file: string): void {
  const { format } = parse(line, file);
  if (format !== BACKUP_FORMAT) {
    throw new CommandProblem(`${file} is no backup of this site's declarations.`);
  }
}

function parse(line: string | undefined, file: string): Partial<BackupHead & BackupEnd> {
  try {
    return JSON.parse(line ?? '') as Partial<BackupHead & BackupEnd>;
  } catch (cause) {
    throw new CommandProblem(`${file} is damaged or incomplete; nothing was restored.`, { cause });
  }
}
