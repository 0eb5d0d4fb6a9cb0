import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#tests/content/copied-content.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';

test('samples, a number without proof and notes for a lawyer stop a release before anything is built or laid out', async () => {
  const folder = join(await folderForTest(), 'release');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, 'scripts/release.ts'), folder],
    { env: { ...process.env, CONTENT_DIR: 'tests/example-content' }, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('site/claims.yaml, Zeile 27: Der Beleg für „psychologicalCauses“');
  expect(stderr).toContain('Der Inhalt dieser Datei ist ein Beispiel');
  expect(stderr).toContain('Hier steht „Anwaltlich prüfen“');
  expect(stderr).toContain('add --trial');
  expect(stdout).not.toContain('Building');
  expect(existsSync(folder)).toBe(false);
});
