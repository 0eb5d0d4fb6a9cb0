/**
 * Writes what editors need to check content files while somebody types, below `.vscode/`.
 * Run it by hand after a change in `src/content-model/`; the results are committed, and a test compares them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editorFiles } from '../content-check/editor-schemas.ts';

const root = join(import.meta.dirname, '..');
rmSync(join(root, '.vscode/content'), { recursive: true, force: true });
for (const [file, text] of editorFiles()) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
