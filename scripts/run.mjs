// @ts-check
// node scripts/run.mjs SCOPE PROGRAM [ARGUMENTS]: what every command of package.json runs. Node reads all imports of
// a file before its first line, and an old one understands not even those.
const OLDEST_NODE = 20;
const version = process.versions.node;

if (Number.parseInt(version) >= OLDEST_NODE) {
  import('./run-program.mjs');
} else {
  console.error(`This is Node ${version}; install Node ${OLDEST_NODE} or newer.`);
  process.exitCode = 1;
}
