import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { prepareChecks } from './build-site.mjs';
import { runScript, StageFailure } from './processes.mjs';
import { ensurePrograms } from './system-programs.mjs';
import { QUICK, STAGES } from './test-stages.mjs';

// How many stages run beside each other.
const LANES = 2;

const MEMORY_FOLDER = '/dev/shm';
const NEEDED_MEMORY_BYTES = 4 * 1024 ** 3;

await runScript(async () => {
  const stages = chooseStages(process.argv.slice(2).filter((name) => name !== '--install'));
  const programs = new Set(stages.flatMap((stage) => stage.programs ?? []));
  useMemoryForFiles();
  await ensurePrograms('The tests need', [...programs]);
  await prepareChecks();
  const outcomes = await runStages(stages);
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
});

function chooseStages(names) {
  const chosen = names.flatMap((name) => (name === 'quick' ? QUICK : [name]));
  const unknown = chosen.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown !== undefined) {
    const known = STAGES.map(({ name }) => name).join(', ');
    throw new StageFailure(2, `There is no test stage "${unknown}"; choose from quick, ${known}.`);
  }
  return STAGES.filter(({ name, onRequest }) =>
    chosen.length === 0 ? !onRequest : chosen.includes(name),
  );
}

// Tests make and remove thousands of small files and many databases, which costs a fraction in memory.
function useMemoryForFiles() {
  if (process.env.TMPDIR || !hasMemoryFolder()) return;
  const folder = mkdtempSync(`${MEMORY_FOLDER}/tests-`);
  // As root the databases run as another user, who has to pass through.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasMemoryFolder() {
  try {
    accessSync(MEMORY_FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize > NEEDED_MEMORY_BYTES;
  } catch {
    return false;
  }
}

// After a failed stage no other is started.
async function runStages(stages) {
  const waiting = [...stages];
  const running = new Map();
  const outcomes = [];
  const isReady = ({ after = [], alone }) =>
    running.size < (alone ? 1 : LANES) &&
    ![...running.keys()].some((other) => other.alone) &&
    !after.some((name) => [...waiting, ...running.keys()].some((stage) => stage.name === name));
  while (running.size > 0 || waiting.length > 0) {
    const next = waiting.find(isReady);
    if (next !== undefined) {
      waiting.splice(waiting.indexOf(next), 1);
      const kept = stages.length > 1 && !next.alone;
      running.set(
        next,
        runStage(next, kept).then((outcome) => {
          running.delete(next);
          outcomes.push(outcome);
          if (outcome.failed > 0) waiting.length = 0;
        }),
      );
    } else {
      await Promise.race(running.values());
    }
  }
  return outcomes;
}

async function runStage({ name, run }, kept) {
  console.log(`── ${name} …`);
  const started = performance.now();
  try {
    return await run({ kept });
  } catch (error) {
    if (!(error instanceof StageFailure)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  } finally {
    console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
