import { installMissing } from './install.mjs';
import { whilePreparing } from './prepare-lock.mjs';
import { runScript, StageFailure } from './stage-failure.mjs';
import { STAGES } from './test-stages.mjs';

const INSTALL = {
  name: 'install',
  run: async () => {
    await whilePreparing(installMissing);
    return { passed: 0, failed: 0 };
  },
};

await runScript(async () => {
  const stages = chooseStages(process.argv.slice(2));
  const total = { passed: 0, failed: 0 };
  for (const stage of [INSTALL, ...stages]) {
    const outcome = await runStage(stage);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    if (outcome.failed > 0) break;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});

function chooseStages(names) {
  const unknown = names.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown !== undefined) {
    const known = STAGES.map(({ name }) => name).join(', ');
    throw new StageFailure(1, `There is no test stage "${unknown}"; choose from ${known}.`);
  }
  return names.length === 0 ? STAGES : STAGES.filter(({ name }) => names.includes(name));
}

async function runStage({ name, run }) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof StageFailure)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  } finally {
    console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
