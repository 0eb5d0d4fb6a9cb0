/** Runs Git in the record of what was published. */
type RunGit = (args: readonly string[]) => Promise<string>;

export const BUILD_TRAILER = 'Build';
export const CODE_TRAILER = 'Code';

/** One publication in the history. */
interface Publication {
  /** What all files together are called. */
  readonly tree: string;
  /** Name of its build, which may be gone. */
  readonly build: string;
  /** Version of the program that built it. */
  readonly code: string;
}

const MOST = 200;

const trailer = (name: string): string => `%(trailers:key=${name},valueonly,separator=%x2C)`;

/** What was published, newest first; changes that somebody made in the files are none of them. */
export async function publicationsOf(run: RunGit): Promise<Publication[]> {
  const format = ['%T', trailer(BUILD_TRAILER), trailer(CODE_TRAILER)].join(' ');
  const log = await run([
    // Nothing where nothing was published yet, and no failure.
    'log',
    '--all',
    '--first-parent',
    `--max-count=${String(MOST)}`,
    `--grep=^${BUILD_TRAILER}: `,
    `--format=${format}`,
  ]);
  return log
    .split('\n')
    .map((line) => line.split(' '))
    .map(([tree = '', build = '', code = '']) => ({ tree, build, code }))
    .filter(({ build }) => build !== '');
}
