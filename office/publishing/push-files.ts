import { rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { git, GitFailure, type Author } from './git.ts';

const LONGEST_PUSH_MS = 60_000;
const OLDEST_LOCK_MS = 10 * 60_000;

/**
 * Where the content folder belongs to a Git with a remote, such as the project's own, its changes are
 * committed there and pushed, and nothing else of that Git.
 *
 * @returns what went wrong, in Git's words; undefined when it worked or there is no remote.
 */
export async function pushFiles(
  contentFolder: string,
  message: string,
  author: Author,
): Promise<string | undefined> {
  const run = (args: readonly string[], fine: readonly number[] = []): Promise<string> =>
    git(args, { cwd: contentFolder, author, fine, timeoutMs: LONGEST_PUSH_MS });
  try {
    // 128: the folder belongs to no Git.
    if ((await run(['rev-parse', '--is-inside-work-tree'], [128])) !== 'true') return undefined;
    if ((await run(['remote'])) === '') return undefined;
    dropOldLock(resolve(contentFolder, await run(['rev-parse', '--git-path', 'index.lock'])));
    await run(['add', '--all', '--', '.']);
    if ((await run(['diff', '--cached', '--name-only', '--', '.'])) !== '') {
      await run(['commit', '--quiet', '-m', message, '--', '.']);
    }
    await run(['push', '--quiet']);
    return undefined;
  } catch (error) {
    if (error instanceof GitFailure) return error.message;
    throw error;
  }
}

// An office that was killed during a commit leaves its lock file behind, which would prevent every later push.
// Other processes hold this lock for seconds only.
function dropOldLock(lock: string): void {
  const lockedAt = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
  if (Date.now() - lockedAt > OLDEST_LOCK_MS) rmSync(lock, { force: true });
}
