import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editorFiles } from '#content-check/editor-schemas.ts';
import { projectRoot } from './copied-content.ts';

test('what editors know of content files is what the build judges them by (build/make-editor-schemas.ts)', () => {
  const made = editorFiles();
  for (const [file, text] of made) expect(readFileSync(join(projectRoot, file), 'utf8')).toBe(text);
  const names = readdirSync(join(projectRoot, '.vscode/content')).map(
    (name) => `.vscode/content/${name}`,
  );
  expect(names.filter((name) => !made.has(name))).toEqual([]);
});
