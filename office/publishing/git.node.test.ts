import { expect, test } from 'vitest';
import { GitFailure, isDiskFull } from './git.ts';

test.each([
  "git add: fatal: sha1 file '/data/index.lock' write error. Out of diskspace",
  'git add: fatal: unable to write new index file',
  "git update-ref: cannot update ref 'refs/heads/draft/1': couldn't write '/data/1.lock'",
  'git commit-tree: error: unable to write file: No space left on device',
])('what Git says on a full disk is understood: %s', (sentence) => {
  expect(isDiskFull(new GitFailure(sentence))).toBe(true);
});

test('another failure of Git is no full disk', () => {
  expect(isDiskFull(new GitFailure('git show: fatal: bad revision'))).toBe(false);
});
