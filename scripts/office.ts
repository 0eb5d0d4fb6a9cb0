import { whilePreparing } from './one-at-a-time.mjs';
import { prepareOffice, runOnPages } from './prepare-office.ts';
import { runPinned, runScript, StageFailure } from './processes.mjs';

// Named and not written there: its types belong to another project, with packages of its own.
const OFFICE = '../office/main.ts';
const COMMANDS = ['link', 'import', 'export'];

// npm run office [-- link ADDRESS | import FOLDER [--replace] | export FOLDER]
await runScript(async () => {
  const [word, ...rest] = process.argv.slice(2);
  if (word !== undefined && !COMMANDS.includes(word)) {
    const known = COMMANDS.join(', ');
    throw new StageFailure(2, `"${word}" is not known here; npm run office knows ${known}.`);
  }
  await whilePreparing(async () => {
    await prepareOffice();
    if (word === undefined) runOnPages();
  });
  if (word !== undefined) return runPinned(['office/command.ts', word, ...rest]);
  await import(OFFICE);
  return 0;
});
