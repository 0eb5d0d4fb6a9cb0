import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Every file that a program imports, except those of packages. */
async function filesOf(program: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [program],
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

// A file far down in each shows that the imports were followed at all.
test.each([
  ['the public server', 'server/main.ts', 'server/mail/email-layout.ts'],
  ['its commands', 'server/command.ts', 'server/backups/office-backup.ts'],
])('%s: nothing of the office', async (_, program, farDown) => {
  const files = await filesOf(program);
  expect(files).toContain(farDown);
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
