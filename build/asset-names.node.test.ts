import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readAssetNames } from './asset-names.ts';
import { listFiles } from './list-files.ts';

async function namesOf(html: string, assets: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, text] of Object.entries(assets)) await writeFile(join(folder, file), text);
  return (await readAssetNames(folder, await listFiles(folder)))(html);
}

test('names of a script count on pages that load it, also by way of another script', async () => {
  const assets = {
    'first.js': 'import("./second.js")',
    'second.js': 'element.className="card edge"',
    'third.js': 'element.className="stage"',
  };
  const names = await namesOf('<script>import(`/first.js`)</script>', assets);
  expect(names).toContain('card');
  expect(names).toContain('edge');
  expect(names).not.toContain('stage');
});

test('classes and custom properties of a linked style sheet count', async () => {
  const names = await namesOf('<link href="/print.css">', {
    'print.css': ':root{--ground:#fff}.md\\:hidden,.cover{color:var(--ground)}',
  });
  expect([...names]).toEqual(expect.arrayContaining(['--ground', 'md:hidden', 'cover']));
});
