import { parseArgs } from 'node:util';
import pino from 'pino';
import { CommandProblem } from '#features/declarations/server/command-problem.ts';
import { prepareDataFolder } from '#server/data-folder.ts';
import type { Database } from '#server/database/database.ts';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { readEnv } from '#server/env.ts';
import { openQueue } from '#server/jobs/open-queue.ts';
import { readSiteFacts } from '#server/site-facts.ts';
import { StartError } from '#server/start-error.ts';
import { retryMails } from './mail-status.ts';
import { exportSubscribers, proofOf, removeSubscriber } from './subscriber-reports.ts';

const HELP = `Who gets the newsletter.

  npm run -s subscribers -- export > FILE     CSV: address, confirmation, text version, unsubscribe address
  npm run -s subscribers -- proof ADDRESS     when and to which text somebody agreed
  npm run subscribers -- remove ADDRESS       unsubscribes somebody
  npm run subscribers -- retry                tries mails that were given up once more
`;

async function run(): Promise<string> {
  const [command = '', operand] = parseArgs({ allowPositionals: true }).positionals;
  const env = readEnv();
  const address = (): string => {
    if (operand === undefined) throw new CommandProblem(`ADDRESS is missing.\n\n${HELP}`);
    return operand;
  };
  const commands: Readonly<Record<string, (database: Database) => Promise<string>>> = {
    export: (database) => exportSubscribers(database, readSiteFacts(env.siteUrl).url),
    proof: (database) => proofOf(database, address()),
    remove: (database) => removeSubscriber(database, address()),
    retry: retryWithQueue,
  };
  const chosen = commands[command];
  if (chosen === undefined) return HELP;
  prepareDataFolder(env.dataDir);
  const report = (sentence: string): void => {
    console.error(sentence);
  };
  const database = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir, report });
  try {
    await migrateDatabase(database);
    return await chosen(database);
  } finally {
    await database.close();
  }
}

async function retryWithQueue(database: Database): Promise<string> {
  const queue = openQueue(database, pino({ level: 'silent' }), { working: false });
  try {
    await queue.start();
    return await retryMails(database, queue);
  } finally {
    await queue.stop({ graceful: false });
  }
}

try {
  process.stdout.write(await run());
} catch (error) {
  const isSentence = error instanceof CommandProblem || error instanceof StartError;
  console.error(isSentence || isArgumentError(error) ? (error as Error).message : error);
  process.exitCode = 1;
}

function isArgumentError(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
}
