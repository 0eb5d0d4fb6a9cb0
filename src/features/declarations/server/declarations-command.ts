import { parseArgs } from 'node:util';
import pino from 'pino';
import { backUp } from '#features/declarations/server/backup.ts';
import { CommandProblem } from '#features/declarations/server/command-problem.ts';
import { deleteDeclarations } from '#features/declarations/server/delete-declarations.ts';
import { exportDeclarations } from '#features/declarations/server/export-declarations.ts';
import { listDeclarations } from '#features/declarations/server/list-declarations.ts';
import { restore } from '#features/declarations/server/restore.ts';
import { retryDeliveries } from '#features/declarations/server/retry-deliveries.ts';
import { showDeclaration } from '#features/declarations/server/show-declaration.ts';
import { moveDatabase } from '#features/declarations/server/move/move-database.ts';
import { prepareDataFolder } from '#server/data-folder.ts';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { unmarkMoved } from '#server/database/moved-mark.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { prepareQueues } from '#features/declarations/server/delivery-workers.ts';
import { readEnv } from '#server/env.ts';
import { openQueue } from '#server/jobs/open-queue.ts';
import { StartError } from '#server/start-error.ts';

const HELP = `Cancellations and withdrawals, with the state of each delivery.

  npm run declarations -- list [--undelivered] [--limit 50]
  npm run declarations -- show REFERENCE
  npm run declarations -- retry REFERENCE | all
  npm run -s declarations -- export --since YYYY-MM-DD > FILE     one line of JSON each
  npm run declarations -- backup FILE
  npm run declarations -- restore FILE
  npm run declarations -- delete --before YYYY-MM-DD              delivered ones only
  npm run declarations -- move --to postgres://…                  everything, to another database
  npm run declarations -- move --undo                             uses the one left behind again`;

async function run(): Promise<string> {
  const { values, positionals } = readArguments();
  const [command, operand] = positionals;
  const needed = (value: string | undefined, name: string): string => {
    if (value === undefined) throw new CommandProblem(`${name} is missing.\n\n${HELP}`);
    return value;
  };
  const commands: Readonly<Record<string, (at: OpenDatabase) => Promise<string>>> = {
    list: ({ drizzle }) => {
      const limit = Number(values.limit);
      if (!(limit > 0)) throw new CommandProblem('--limit must be a number above 0.');
      return listDeclarations(drizzle, { undelivered: values.undelivered, limit });
    },
    show: ({ drizzle }) => showDeclaration(drizzle, needed(operand, 'REFERENCE')),
    retry: ({ database, queue }) => retryDeliveries(database, queue, needed(operand, 'REFERENCE')),
    export: ({ drizzle }) => exportDeclarations(drizzle, dayOf(values.since, '--since')),
    backup: ({ database }) => backUp(database, needed(operand, 'FILE')),
    restore: ({ database, queue }) => restore(database, queue, needed(operand, 'FILE')),
    delete: ({ drizzle }) => deleteDeclarations(drizzle, dayOf(values.before, '--before')),
    move: ({ database, env }) =>
      moveDatabase(database, needed(values.to, '--to'), env.retrySeconds),
  };
  const chosen = commands[command ?? ''];
  if (chosen === undefined) return HELP;
  if (chosen === commands['move'] && values.undo) return undoMove();
  return withDatabase(chosen);
}

type OpenDatabase = Awaited<ReturnType<typeof openForCommand>>;

async function withDatabase(work: (at: OpenDatabase) => Promise<string>): Promise<string> {
  const open = await openForCommand();
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}

// Not like the other commands, which refuse a database whose data are elsewhere.
async function undoMove(): Promise<string> {
  const { database } = await openOnly();
  try {
    const client = await database.connect();
    const isUndone = await unmarkMoved(client).finally(() => client.end());
    return isUndone
      ? `${database.description} is used again. What the other one has taken meanwhile is only there.`
      : 'Nothing was moved away from this database.';
  } finally {
    await database.close();
  }
}

async function openOnly() {
  const env = readEnv();
  prepareDataFolder(env.dataDir);
  const report = (sentence: string): void => {
    console.error(sentence);
  };
  const { databaseUrl: url, dataDir } = env;
  return { env, database: await openDatabase({ url, dataDir, report }) };
}

async function openForCommand() {
  const { env, database } = await openOnly();
  const queue = openQueue(database, pino({ level: 'silent' }), { working: false });
  const close = async (): Promise<void> => {
    await queue.stop({ graceful: false });
    await database.close();
  };
  try {
    await migrateDatabase(database);
    await queue.start();
    await prepareQueues(queue, env.retrySeconds);
    return { env, database, drizzle: database.drizzle, queue, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      undelivered: { type: 'boolean', default: false },
      limit: { type: 'string', default: '50' },
      since: { type: 'string' },
      before: { type: 'string' },
      to: { type: 'string' },
      undo: { type: 'boolean', default: false },
    },
  });
  return { values, positionals };
}

function dayOf(value: string | undefined, name: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') && !Number.isNaN(Date.parse(value ?? ''));
  if (value === undefined || !isDay) {
    throw new CommandProblem(`${name} must be a day such as 2026-11-30.`);
  }
  return value;
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const isSentence = error instanceof CommandProblem || error instanceof StartError;
  console.error(isSentence || isArgumentError(error) ? (error as Error).message : error);
  process.exitCode = 1;
}

function isArgumentError(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
}
