import { refuseArguments, runPinned, runScript } from './processes.mjs';

// npm run dev: the site and the office beside it. When the office cannot start, it says why, and the site goes on.
await runScript(async () => {
  refuseArguments('dev');
  const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
  const end = new AbortController();
  const office = runPinned(['scripts/office.ts'], { tied: true, signal: end.signal });
  const exitCode = await runPinned(['astro', 'dev', '--host', HOST, '--port', PORT]);
  end.abort();
  await office;
  return exitCode;
});
