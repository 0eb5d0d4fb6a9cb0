import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { exampleContent, projectRoot } from './copied-content.ts';

const copied = [
  'astro.config.ts',
  'build',
  'content-check',
  'package.json',
  'public',
  'scripts',
  'server',
  'src',
  'tsconfig.json',
];

/** A copy of the whole project with the example content, whose files a test may spoil; it goes away with the test. */
export function copiedProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'copied-project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const part of copied) cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  cpSync(exampleContent, join(root, 'content'), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  return root;
}
