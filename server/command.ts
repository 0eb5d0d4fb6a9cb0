import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import pino from 'pino';
import { messageOf } from '#lib/errors.ts';
import { fieldsOf } from '#lib/records.ts';
import { failureDetails } from '#server/database/database-failure.ts';
import { openDatabase, migrateDatabase } from '#server/database/database.ts';
import { prepareDataFolder, readEnv } from '#server/env.ts';
import type { CommandContext } from '#server/feature.ts';
import { features } from '#server/features.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { OperatorError } from '#server/operator-error.ts';

// What an operator does from a terminal: `node server/command.ts NAME …`. Features bring the commands.

// SQLSTATE 08: no connection, 28: wrong password, 3D: no such database, 57P: it is starting or stopping.
const DATABASE_AWAY =
  /^(?:08|28|3D|57P)|^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)$/;
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

type Work = (context: CommandContext) => Promise<string>;

/** The work that was asked for, or the help when nothing was. */
function readCommand([name = '', part, ...args]: readonly string[]): Work | string {
  const commands = new Map(features.flatMap((feature) => Object.entries(feature.commands)));
  const command = commands.get(name);
  if (command === undefined) {
    throw new OperatorError(
      `There is no command "${name}"; choose from ${[...commands.keys()].join(', ')}.`,
    );
  }
  const { title, subcommands } = command;
  if (part === undefined) {
    const usages = Object.values(subcommands).map(({ usage }) => usage.replaceAll(/^/gm, '  '));
    return [title, '', ...usages].join('\n');
  }
  const known = new Map(Object.entries(subcommands));
  const subcommand = known.get(part);
  if (subcommand !== undefined) return subcommand.parse(args);
  const what = part.startsWith('-') ? 'option' : 'command';
  throw new OperatorError(
    `Unknown ${what} '${part}'; choose one of ${[...known.keys()].join(', ')}.`,
  );
}

async function withPlatform(work: Work): Promise<string> {
  const env = readEnv(features);
  const { databaseUrl: url, dataDir, retrySeconds } = env;
  prepareDataFolder(dataDir);
  const report = (sentence: string): void => {
    console.error(sentence);
  };
  const database = await openDatabase({ url, dataDir, report });
  const logger = pino({ level: 'silent' });
  const jobs = createJobs({ database, logger, isWorking: false, retrySeconds });
  try {
    await migrateDatabase(database);
    await jobs.start(features.flatMap((feature) => feature.jobs));
    return await work({ env, database, jobs, features });
  } finally {
    await jobs.stop();
    await database.close();
  }
}

/**
 * What a command says about a failure: one sentence about what happened and what to do.
 *
 * @returns the failure itself when it is a mistake of the program.
 */
function sayFailure(error: unknown): unknown {
  if (error instanceof OperatorError) return error.message;
  const { code } = failureDetails(error);
  const { path } = fieldsOf(error);
  if (DISK_FULL.has(code)) return `The disk is full (${code}); make room and run it again.`;
  if (typeof path === 'string' && path !== '') return sayUnusable(path, code);
  if (DATABASE_AWAY.test(code) || messageOf(error) === 'timeout expired') {
    return `The database cannot be used (${code}): see whether it runs and whether DATABASE_URL is right.`;
  }
  return error;
}

/** What is wrong with a place that a command has to read or write, and what to do. */
function sayUnusable(place: string, code: string): string {
  const folder = dirname(place);
  if (code === 'EEXIST') return `${place} is there already and is not replaced; name another.`;
  if (code === 'ENOENT' && !existsSync(folder))
    return `There is no folder ${folder}; make it or name another.`;
  return `${place} cannot be used by this user (${code}); choose another place or change its owner.`;
}

// Wrong arguments end with 2, work that fails with 1.
let exitCode = 2;

function fail(error: unknown): void {
  console.error(sayFailure(error));
  process.exitCode = exitCode;
}

// A program that has read enough, as `head` has, closes the pipe; that is no failure.
process.stdout.on('error', (error) => {
  if (failureDetails(error).code !== 'EPIPE') fail(error);
});
try {
  const work = readCommand(process.argv.slice(2));
  exitCode = 1;
  const said = typeof work === 'string' ? work : await withPlatform(work);
  // No line is not an empty one, which would be no JSON.
  if (said !== '') process.stdout.write(said.endsWith('\n') ? said : `${said}\n`);
} catch (error) {
  fail(error);
}
