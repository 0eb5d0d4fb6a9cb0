import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

/** The Node of `package.json`, whatever the machine has. */
export const PINNED_NODE = join(PROJECT_ROOT, 'node_modules/node/bin/node');

/**
 * Runs a program on the pinned Node, with the variables of `.env`.
 *
 * @param {readonly string[]} args Arguments of Node, the program's file among them.
 * @param {Parameters<typeof runCommand>[2]} [options]
 * @returns {Promise<number>} the exit code.
 */
export function runPinned(args, options = {}) {
  const env = {
    ...(options.env ?? process.env),
    ASTRO_TELEMETRY_DISABLED: '1',
    PATH: `${join(PROJECT_ROOT, 'node_modules/node/bin')}:${process.env.PATH ?? ''}`,
  };
  // Values of the real environment win over those of the file.
  const envFile = existsSync(join(PROJECT_ROOT, '.env')) ? ['--env-file=.env'] : [];
  return runCommand(PINNED_NODE, [...envFile, ...args], { ...options, env });
}

/**
 * Runs the command line of an installed package on the pinned Node.
 *
 * @param {string} bin File below `node_modules`, such as `astro/bin/astro.mjs`.
 * @param {readonly string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export function runTool(bin, args, options) {
  return runPinned([join(PROJECT_ROOT, 'node_modules', bin), ...args], options);
}
