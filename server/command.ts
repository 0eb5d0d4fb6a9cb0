import pino from 'pino';
import { sayFailure } from '#server/command-failure.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { prepareDataFolder, readEnv } from '#server/env.ts';
import type { CommandContext } from '#server/feature.ts';
import { features } from '#server/features.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { OperatorError } from '#server/operator-error.ts';

// What an operator does from a terminal: `node server/command.ts NAME …`. Features bring the commands.

type Work = (context: CommandContext) => Promise<string>;

/** The work that was asked for, or the help when nothing was. */
function readCommand([name = '', ...args]: readonly string[]): Work | string {
  const commands = new Map(features.flatMap((feature) => Object.entries(feature.commands)));
  const command = commands.get(name);
  if (command === undefined) {
    throw new OperatorError(
      `There is no command "${name}"; choose from ${[...commands.keys()].join(', ')}.`,
    );
  }
  return command.parse(args) ?? command.help;
}

async function withPlatform(work: Work): Promise<string> {
  const env = readEnv();
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

// Wrong arguments end with 2, work that fails with 1.
let exitCode = 2;
try {
  const work = readCommand(process.argv.slice(2));
  exitCode = 1;
  const said = typeof work === 'string' ? work : await withPlatform(work);
  process.stdout.write(said.endsWith('\n') ? said : `${said}\n`);
} catch (error) {
  console.error(sayFailure(error));
  process.exitCode = exitCode;
}
