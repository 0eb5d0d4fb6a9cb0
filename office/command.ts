import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { openDatabase, type Database, migrateDatabase } from '../server/database/database.ts';
import { eq } from '../server/database/drizzle.ts';
import { prepareDataFolder, readEnv, type Env } from '../server/env.ts';
import { OperatorError } from '../server/operator-error.ts';
import { readArguments } from '../server/subcommands.ts';
import { writeLog } from './log/log.ts';
import { officeAddress } from './office-address.ts';
import { runPrepare, useData } from './run-prepare.ts';
import { users } from './sign-in/account-tables.ts';
import { firstOwnerLink, invite } from './sign-in/invitations.ts';
import type { Member } from './sign-in/session.ts';

// `npm run office -- link ADDRESS`: access for somebody to whom no colleague can send a link.
// `-- import FOLDER [--replace]`, `-- export FOLDER`: files come in as new versions, and what is published goes out.
const [word, ...args] = process.argv.slice(2);

type Work = (database: Database, env: Env) => Promise<number>;

/** @throws OperatorError with a sentence about what is wrong with the arguments. */
function readCommand(): Work {
  if (word === 'link') {
    // While there is no account it is for nobody in particular.
    const [whose = ''] = readArguments(args, ['[ADDRESS]'], {}).operands;
    return async (database, env) => {
      console.log(await makeLink(database, officeAddress(env), whose));
      return 0;
    };
  }
  if (word === 'import') {
    const { operands, values } = readArguments(args, ['FOLDER'], {
      replace: { type: 'boolean', default: false },
    });
    const folder = folderOf(operands);
    if (!existsSync(folder)) throw new OperatorError(`There is no folder ${folder}.`);
    return transfer(['import', folder, ...(values.replace ? ['--replace'] : [])]);
  }
  if (word === 'export')
    return transfer(['export', folderOf(readArguments(args, ['FOLDER'], {}).operands)]);
  throw new OperatorError(
    'Say what to do: link ADDRESS, import FOLDER [--replace] or export FOLDER.',
  );
}

function folderOf([named = '']: readonly string[]): string {
  const folder = path.resolve(named);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new OperatorError(`${folder} is a file; name a folder.`);
  return folder;
}

const transfer =
  (command: readonly string[]): Work =>
  (database, { dataDir }) => {
    useData(database, dataDir);
    return runPrepare(command);
  };

async function run(work: Work): Promise<number> {
  const env = readEnv();
  const { databaseUrl: url, dataDir } = env;
  prepareDataFolder(dataDir);
  const report = (sentence: string): void => console.error(sentence);
  const database = await openDatabase({ url, dataDir, report });
  try {
    await migrateDatabase(database);
    return await work(database, env);
  } finally {
    await database.close();
  }
}

async function makeLink(database: Database, address: string, whose: string): Promise<string> {
  const first = await firstOwnerLink(database, address);
  if (first !== undefined)
    return `Nobody has an account yet; this link makes the first one, once: ${first}`;
  const isTheirs = eq(users.email, whose.trim().toLowerCase());
  const [person] = await database.drizzle.select().from(users).where(isTheirs);
  if (person === undefined) {
    throw new OperatorError(
      'No account has this address. Say whose it is: npm run office -- link name@example.org',
    );
  }
  const { name, role, email } = person;
  const who = { id: 'command-line', name: 'Kommandozeile' };
  await writeLog(database, { who, what: 'account.link', about: name });
  const link = await invite(database, address, { email, role: role as Member['role'] });
  return `This link sets a new password and a new authenticator app for ${email}, once and for three days: ${link}`;
}

// Wrong arguments end with 2, work that fails with 1.
let exitCode = 2;
try {
  const work = readCommand();
  exitCode = 1;
  process.exitCode = await run(work);
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = exitCode;
}
