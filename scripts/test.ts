import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ensurePrograms } from '#tests/debian-programs.ts';
import { whilePreparing } from './one-at-a-time.mjs';
import { PROJECT_ROOT, runPinned, runScript, StageFailure } from './processes.mjs';
import { FIRST_TIER, QUICK, SECOND_TIER, type Outcome, type Stage } from '#tests/stages.ts';

// npm test [-- STAGE …] runs the first tier, or the stages of either tier that are named;
// npm run test:more runs the second tier.

// How many stages run beside each other.
const LANES = 2;

const MEMORY_FOLDER = '/dev/shm';
const NEEDED_MEMORY_BYTES = 4 * 1024 ** 3;

await runScript(async () => {
  const stages = chosenStages(process.argv.slice(2));
  useMemoryForFiles();
  await ensurePrograms(stages.flatMap(({ programs = [] }) => programs));
  await prepareTypes();
  const outcomes = await runStages(stages);
  const named = (key: 'failures' | 'flaky') =>
    outcomes.flatMap((outcome, index) =>
      outcome[key].map((place) => `${stages[index]?.name ?? ''}: ${place}`),
    );
  const failures = named('failures');
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  for (const name of named('flaky')) console.log(`Passed at a second try only: ${name}`);
  for (const name of failures) console.log(`Failed: ${name}`);
  console.log(`${String(passed)} passed, ${String(failures.length)} failed`);
  return failures.length === 0 ? 0 : 1;
});

function chosenStages(words: readonly string[]): readonly Stage[] {
  if (words.length === 0) return FIRST_TIER;
  if (words.join() === 'more') return SECOND_TIER;
  const all = [...FIRST_TIER, ...SECOND_TIER];
  const names = words.flatMap((word) => (word === 'quick' ? QUICK : [word]));
  const unknown = names.find((name) => !all.some((stage) => stage.name === name));
  if (unknown !== undefined) {
    const known = all.map(({ name }) => name).join(', ');
    throw new StageFailure(2, `There is no test stage "${unknown}"; choose from quick, ${known}.`);
  }
  return all.filter(({ name }) => names.includes(name));
}

// Tests make and remove thousands of small files and many databases, which costs a fraction in memory.
function useMemoryForFiles(): void {
  if (process.env['TMPDIR'] !== undefined || !hasMemoryFolder()) return;
  const folder = mkdtempSync(`${MEMORY_FOLDER}/tests-`);
  // As root the databases run as another user, who has to pass through.
  chmodSync(folder, 0o1777);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasMemoryFolder(): boolean {
  try {
    accessSync(MEMORY_FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize > NEEDED_MEMORY_BYTES;
  } catch {
    return false;
  }
}

// Without the types of the content, rules of ESLint that know types would complain about every use of it.
async function prepareTypes(): Promise<void> {
  if (existsSync(join(PROJECT_ROOT, '.astro/types.d.ts'))) return;
  const exitCode = await whilePreparing(() => runPinned(['astro', 'sync'], { quiet: true }));
  if (exitCode === 0) return;
  throw new StageFailure(exitCode, 'The content could not be read; see the lines above.');
}

// A failed stage keeps no other from running: what comes after it says for itself what it lacks.
function runStages(stages: readonly Stage[]): Promise<Outcome[]> {
  const limit = pLimit(LANES);
  const ends = new Map<string, Promise<Outcome>>();
  for (const stage of stages) {
    const before = stage.after === 'all' ? [...ends.keys()] : (stage.after ?? []);
    const ready = Promise.all(before.flatMap((name) => ends.get(name) ?? []));
    const isAlone = stage.after === 'all' || stages.length === 1;
    ends.set(
      stage.name,
      ready.then(() => limit(() => runStage(stage, !isAlone))),
    );
  }
  return Promise.all(ends.values());
}

async function runStage({ name, run }: Stage, kept: boolean): Promise<Outcome> {
  console.log(`── ${name} …`);
  const started = performance.now();
  try {
    return await run({ kept });
  } catch (error) {
    console.error(error instanceof StageFailure ? error.message : error);
    return { passed: 0, failures: ['see its lines above'], flaky: [] };
  } finally {
    console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
