// @ts-check
import { installMissing } from './install.mjs';
import { whilePreparing } from './one-at-a-time.mjs';
import { runPinned, runScript, StageFailure } from './processes.mjs';

// Installs what is missing, then runs the program on the Node of the project. This file and what it imports run on
// the Node of the machine, before anything is installed.
await runScript(async () => {
  const [scope, ...program] = process.argv.slice(2);
  if (scope !== 'site' && scope !== 'all') {
    throw new StageFailure(2, 'Commands are in package.json; npm run lists them.');
  }
  await whilePreparing(() => installMissing(scope));
  return runPinned(program, { tied: true });
});
