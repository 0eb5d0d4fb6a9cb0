import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';
import { StageFailure } from './stage-failure.mjs';

/**
 * Makes sure that programs of Debian packages are there; installs the packages when the user may
 * do that.
 *
 * @param {string} purpose What needs them, as the beginning of a sentence.
 * @param {readonly {file: string, package: string}[]} programs A file of each package, as an absolute path.
 * @throws StageFailure with what to install.
 */
export async function ensureDebianPackages(purpose, programs) {
  const missing = () => programs.filter(({ file }) => !existsSync(file));
  if (missing().length === 0) return;
  const names = missing().map((program) => program.package);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${names.join(', ')} …`);
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
    const updated = await runCommand('apt-get', ['update'], options);
    if (updated === 0) {
      await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
    }
  }
  if (missing().length === 0) return;
  const files = missing().map(({ file }) => file);
  throw new StageFailure(
    1,
    `${purpose} ${files.join(', ')}, which is missing here. ` +
      `Install it (Debian: apt-get install ${names.join(' ')}).`,
  );
}
