// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the checkout, with a slash at the end. */
export const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url));

const BINARIES = join(PROJECT_ROOT, 'node_modules/.bin');

/** The Node of `package.json`, whatever the machine has. */
export const PINNED_NODE = join(BINARIES, 'node');

const PASSED_ON = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const SETTINGS = '--env-file=.env';
const LOOK_FOR_PARENT_MS = 500;

/** A step that failed; its message is all that is shown, and the script ends with its exit code. */
export class StageFailure extends Error {
  /** @param {number} exitCode @param {string} message */
  constructor(exitCode, message) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a script's work and turns a failed step into its exit code and one sentence.
 *
 * @param {() => Promise<number | void>} work Returns the exit code; nothing means 0.
 */
export async function runScript(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (!(error instanceof StageFailure)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}

/**
 * For a command that takes no arguments.
 *
 * @param {string} command
 * @throws StageFailure when one was given.
 */
export function refuseArguments(command) {
  const [surplus] = process.argv.slice(2);
  if (surplus === undefined) return;
  throw new StageFailure(2, `"${surplus}" is one argument too many; ${command} takes none.`);
}

/**
 * Runs a program in the checkout and passes signals on to it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] Complete environment; the own one when left out.
 * @param {boolean} [options.quiet] Keep the output and show it only when the program fails.
 * @param {boolean} [options.kept] Keep the output and show it at the end in any case.
 * @param {boolean} [options.aside] Show what it says on standard error, apart from the own output.
 * @param {boolean} [options.tied] Open a channel whose end tells the program that its starter is gone.
 * @param {AbortSignal} [options.signal] Ends the program.
 * @returns {Promise<number>} the exit code; 128 plus its number after a signal, as shells count.
 */
export function runCommand(command, args, options = {}) {
  const { env = process.env, quiet, kept, aside, tied, signal: end } = options;
  const output = quiet || kept ? 'pipe' : 'inherit';
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['inherit', aside ? process.stderr : output, output];
  if (tied) stdio.push('ipc');
  /** @type {import('node:child_process').ChildProcess} */
  const child = spawn(command, args, { cwd: PROJECT_ROOT, env, stdio });
  /** @type {Buffer[]} */
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => chunks.push(chunk));
  }
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => void child.kill(signal);
  for (const signal of PASSED_ON) process.on(signal, passOn);
  const stop = () => void child.kill('SIGTERM');
  end?.addEventListener('abort', stop);
  const watch = onParentGone(stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(watch);
      for (const name of PASSED_ON) process.off(name, passOn);
      const exitCode = code ?? 128 + constants.signals[signal ?? 'SIGKILL'];
      if (kept || exitCode !== 0) process.stderr.write(Buffer.concat(chunks));
      resolve(exitCode);
    });
  });
}

/**
 * Runs a program on the pinned Node, with the variables of `.env`; those of the real environment win.
 *
 * @param {readonly string[]} args The program and its arguments. A program is a file of the checkout, such as
 *   `server/main.ts`, or the command of a package, such as `astro`.
 * @param {Parameters<typeof runCommand>[2]} [options]
 * @returns {Promise<number>} the exit code.
 */
export function runPinned([program = '', ...args], options = {}) {
  const file = program.includes('/') ? program : join(BINARIES, program);
  const env = {
    ...(options.env ?? process.env),
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    PATH: `${BINARIES}${delimiter}${process.env['PATH'] ?? ''}`,
  };
  // Only once, because the variables are passed on anyway, and Next hands the arguments of its Node to workers, which refuse this
  // one. Node would say each time that there is no file.
  const isFirst = !process.execArgv.includes(SETTINGS);
  const settings = isFirst && existsSync(join(PROJECT_ROOT, '.env')) ? [SETTINGS] : [];
  return runCommand(PINNED_NODE, [...settings, file, ...args], { ...options, env });
}

/**
 * The parent process may die without passing a signal on, as the shell between npm and
 * a script does; then nobody would be left to stop the program.
 *
 * @param {() => void} act
 */
export function onParentGone(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, LOOK_FOR_PARENT_MS);
  return watch.unref();
}
