import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
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

// What is installed and built for the office.
const LINKED = ['office/node_modules', 'office/.next'];

/**
 * A copy of the project with the example content, whose files a test may change; it is removed after the test.
 *
 * @param others Further files and folders that the test needs.
 */
export function copiedProject(others: readonly string[] = []): string {
  const root = mkdtempSync(join(tmpdir(), 'copied-project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const part of [...copied, ...others]) {
    const filter = (path: string) => !LINKED.includes(relative(projectRoot, path));
    cpSync(join(projectRoot, part), join(root, part), { recursive: true, filter });
  }
  for (const part of others.includes('office') ? LINKED : [])
    symlinkSync(join(projectRoot, part), join(root, part));
  cpSync(exampleContent, join(root, 'content'), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  return root;
}
