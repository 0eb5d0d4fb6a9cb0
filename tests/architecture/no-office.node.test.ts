import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Every file that a program imports, except those of packages. */
async function filesOf(programs: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...programs],
    outdir: 'nowhere',
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  return Object.keys(metafile.inputs);
}

test('the public server and its commands contain nothing of the office', async () => {
  const files = await filesOf(['server/main.ts', 'server/command.ts']);
  expect(files).toContain('src/features/declarations/server/submit-declaration.ts');
  expect(files.filter((file) => file.startsWith('office/'))).toEqual([]);
});

test('no page of the site and no part of its build imports the office', () => {
  const found = ['src', 'build', 'public'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:astro|css|js|mjs|tsx?)$/u.test(name))
      .map((name) => join(folder, name)),
  );
  expect(found.length).toBeGreaterThan(300);
  const naming = /(?:from|import|@source|@import)\s*\(?\s*['"](?:#office|[^'"]*\.\.\/office)\b/u;
  expect(found.filter((file) => naming.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
