import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { PROJECT_ROOT } from './project-root.mjs';

const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const LOOK_FOR_PARENT_MS = 500;

/**
 * Runs a program in the checkout and passes signals on to it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] Complete environment; the own one when left out.
 * @param {boolean} [options.quiet] Keep the output and show it only when the program fails.
 * @param {boolean} [options.tied] Open a channel whose end tells the program that its starter is gone.
 * @returns {Promise<number>} the exit code; 128 plus its number after a signal, as shells count.
 */
export function runCommand(command, args, { env = process.env, quiet = false, tied = false } = {}) {
  const output = quiet ? 'pipe' : 'inherit';
  const stdio = ['inherit', output, output, ...(tied ? ['ipc'] : [])];
  const child = spawn(command, args, { cwd: PROJECT_ROOT, env, stdio });
  const kept = [];
  child.stdout?.on('data', (chunk) => kept.push(chunk));
  child.stderr?.on('data', (chunk) => kept.push(chunk));
  const passOn = (signal) => child.kill(signal);
  for (const signal of PASSED_ON) process.on(signal, passOn);
  const watch = onParentGone(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(watch);
      for (const name of PASSED_ON) process.off(name, passOn);
      const exitCode = code ?? 128 + constants.signals[signal];
      if (exitCode !== 0) process.stderr.write(Buffer.concat(kept));
      resolve(exitCode);
    });
  });
}

// Whoever started this script may die without passing a signal on, as the shell between npm and
// a script does; then nobody would be left to stop the program.
function onParentGone(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, LOOK_FOR_PARENT_MS);
  return watch.unref();
}
