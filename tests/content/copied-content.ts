import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { checkContent } from '#content-check/check-content.ts';
import type { Severity } from '#content-check/content-problem.ts';
import { formatProblem } from '#content-check/content-report.ts';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
export const exampleContent = join(projectRoot, 'tests/example-content');

const findings = (root: string, severity: Severity) =>
  checkContent(root)
    .filter((finding) => finding.severity === severity)
    .map(formatProblem);

// What the check says of the copy before a test spoils it; the same for every copy.
let before: readonly string[] | undefined;

/** A project folder with a copy of the example content that a test may spoil; it goes away with the test. */
export function copiedContent() {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(exampleContent, join(root, 'content'), {
    recursive: true,
    filter: (source) => !source.endsWith('content/pictures'),
  });
  symlinkSync(join(exampleContent, 'pictures'), join(root, 'content/pictures'));
  before ??= [...findings(root, 'problem'), ...findings(root, 'warning')];
  const added = (severity: Severity) =>
    findings(root, severity).filter((finding) => !before?.includes(finding));
  const inContent = (file: string) => join(root, 'content', file);

  return {
    root,
    write: (file: string, text: string | Buffer) => {
      mkdirSync(join(inContent(file), '..'), { recursive: true });
      writeFileSync(inContent(file), text);
    },
    remove: (file: string) => rmSync(inContent(file)),
    /** Replaces the first place; a text that is not there fails the test instead of passing it. */
    replace: (file: string, before: string | RegExp, after: string) => {
      const text = readFileSync(inContent(file), 'utf8');
      const changed = text.replace(before, () => after);
      if (changed === text) throw new Error(`${file} has no "${String(before)}" to replace.`);
      writeFileSync(inContent(file), changed);
    },
    /** What the changes of the test add to what stops the build, as the operator reads it. */
    problems: () => added('problem'),
    /** What the changes of the test add to the hints. */
    warnings: () => added('warning'),
  };
}
