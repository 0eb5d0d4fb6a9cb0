// @ts-check
import { installMissing } from './install.mjs';
import { whilePreparing } from './one-at-a-time.mjs';
import { runPinned, runScript, StageFailure } from './processes.mjs';

// node scripts/run.mjs SCOPE PROGRAM [ARGUMENTS]: installs what is missing, then runs the program on the Node of
// the project. This file and what it imports run on the Node of the machine, before anything is installed.
const OLDEST_NODE = 20;

await runScript(async () => {
  const [scope, ...program] = process.argv.slice(2);
  if (Number.parseInt(process.versions.node) < OLDEST_NODE) {
    throw new StageFailure(
      1,
      `This is Node ${process.versions.node}; install Node ${OLDEST_NODE} or newer.`,
    );
  }
  if (scope !== 'site' && scope !== 'all') {
    throw new StageFailure(2, 'Commands are in package.json; npm run lists them.');
  }
  await whilePreparing(() => installMissing(scope));
  return runPinned(program, { tied: true });
});
