/** Runs Git in the record of what was published. */
export type RunGit = (args: readonly string[]) => Promise<string>;

export const BUILD_TRAILER = 'Build';
export const CODE_TRAILER = 'Code';

/** One publication in the history. */
export interface Publication {
  readonly commit: string;
  readonly tree: string;
  readonly at: Date;
  readonly by: string;
  readonly message: string;
  /** Name of its build, which may be gone. */
  readonly build: string;
  /** Version of the program that built it. */
  readonly code: string;
}

const FIELDS = ['%H', '%T', '%cI', '%an', '%s', trailer(BUILD_TRAILER), trailer(CODE_TRAILER)];
const MOST = 200;

function trailer(name: string): string {
  return `%(trailers:key=${name},valueonly,separator=%x2C)`;
}

/** What was published, newest first; changes that somebody made in the files are none of them. */
export async function publicationsOf(run: RunGit): Promise<Publication[]> {
  const format = FIELDS.join('%x1f');
  const log = await run([
    'log',
    '--first-parent',
    `--max-count=${String(MOST)}`,
    `--grep=^${BUILD_TRAILER}: `,
    `--format=${format}%x1e`,
    'refs/heads/published',
  ]);
  return log
    .split('\x1e')
    .map((entry) => entry.trimStart().split('\x1f'))
    .filter((fields) => fields.length === FIELDS.length)
    .map(([commit = '', tree = '', at = '', by = '', message = '', build = '', code = '']) => ({
      ...{ commit, tree, by, message, build: build.trim(), code: code.trim() },
      at: new Date(at),
    }))
    .filter(({ build }) => build !== '');
}
