import path from 'node:path';
import { openDatabase, type Database, migrateDatabase } from '../server/database/database.ts';
import { eq } from '../server/database/drizzle.ts';
import { prepareDataFolder, readEnv } from '../server/env.ts';
import { OperatorError } from '../server/operator-error.ts';
import { writeLog } from './log/log.ts';
import { officeAddress } from './office-address.ts';
import { runPrepare, useData } from './run-prepare.ts';
import { users } from './sign-in/account-tables.ts';
import { firstOwnerLink, invite } from './sign-in/invitations.ts';
import type { Member } from './sign-in/session.ts';

// `npm run office -- link ADDRESS`: access for somebody to whom no colleague can send a link.
// `-- import FOLDER [--replace]`, `-- export FOLDER`: files come in as new versions, and what is published goes out.
const USAGE = 'npm run office -- link ADDRESS, -- import FOLDER [--replace] or -- export FOLDER';

const [word = '', place = '', ...options] = process.argv.slice(2);

async function run(): Promise<number> {
  const env = readEnv();
  const address = officeAddress(env);
  const { databaseUrl: url, dataDir } = env;
  prepareDataFolder(dataDir);
  const report = (sentence: string): void => console.error(sentence);
  const database = await openDatabase({ url, dataDir, report });
  try {
    await migrateDatabase(database);
    if (word === 'link') {
      console.log(await makeLink(database, address));
      return 0;
    }
    const isTransfer = word === 'import' || word === 'export';
    if (!isTransfer || place === '') throw new OperatorError(`Say what to do: ${USAGE}.`);
    useData(database, dataDir);
    return await runPrepare([word, path.resolve(place), ...options]);
  } finally {
    await database.close();
  }
}

async function makeLink(database: Database, address: string): Promise<string> {
  const first = await firstOwnerLink(database, address);
  if (first !== undefined)
    return `Nobody has an account yet; this link makes the first one, once: ${first}`;
  const isTheirs = eq(users.email, place.trim().toLowerCase());
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

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
