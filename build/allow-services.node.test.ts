import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allowSource } from '#server/http/policy.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { allowServices } from './allow-services.ts';

const policy = "script-src 'self' 'sha256-a='; img-src 'self' data:; frame-src 'none'";
const widget = { url: 'https://widget.example/a.js', needs: ['img', 'frame'] };

async function policiesOf(pages: Record<string, string>): Promise<ReadonlyMap<string, string>> {
  const folder = await folderForTest();
  for (const [file, html] of Object.entries(pages)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), html);
  }
  const files = Object.entries(pages).map(([file, html]) => ({ file, bytes: html.length }));
  const before = new Map([
    ['/', policy],
    ['/kuendigung', policy],
  ]);
  return allowServices(folder, files, before, [widget]);
}

test('only a page with a place for a script may load from its host, and only what it needs', async () => {
  const policies = await policiesOf({
    'index.html': '<div data-widget="https://widget.example/a.js"></div>',
    'kuendigung.html': '<form></form>',
  });
  expect(policies.get('/')).toBe(
    "script-src 'self' 'sha256-a=' https://widget.example; img-src 'self' data: https://widget.example; frame-src https://widget.example",
  );
  expect(policies.get('/kuendigung')).toBe(policy);
});

test('a place for a script that nobody has listed opens nothing', async () => {
  const policies = await policiesOf({
    'index.html': '<div data-widget="https://other.example/"></div>',
  });
  expect(policies.get('/')).toBe(policy);
});

test('a source for a directive that the policy does not have is refused', () => {
  expect(() => allowSource(policy, 'style-src', 'https://widget.example')).toThrow(/no style-src/);
});
