import { runPinned, runScript, StageFailure } from './processes.mjs';

// npm run office [-- link ADDRESS]
await runScript(async () => {
  const [word, ...rest] = process.argv.slice(2);
  if (word === 'link') return runPinned(['office/link.ts', ...rest]);
  if (word !== undefined) {
    throw new StageFailure(2, `"${word}" is not known here; npm run office [-- link ADDRESS].`);
  }
  await import('../office/main.ts');
  return 0;
});
