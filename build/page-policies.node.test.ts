import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allowSource } from '#server/http/policy.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { fitPolicies, withOwnHashes } from './page-policies.ts';

const policy = "script-src 'self'; img-src 'self' data:; frame-src 'none'";
const widget = { url: 'https://widget.example/a.js', needs: ['img', 'frame'] };

async function policiesOf(
  pages: Record<string, string>,
  given = policy,
): Promise<ReadonlyMap<string, string>> {
  const folder = await folderForTest();
  for (const [file, html] of Object.entries(pages)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), html);
  }
  const before = new Map([
    ['/', given],
    ['/kuendigung', given],
  ]);
  return fitPolicies(folder, Object.keys(pages), before, [widget]);
}

test('only a page with a place for a script may load from its host, and only what it needs', async () => {
  const policies = await policiesOf({
    'index.html': '<div data-widget="https://widget.example/a.js"></div>',
    'kuendigung.html': '<form></form>',
  });
  expect(policies.get('/')).toBe(
    "script-src 'self' https://widget.example; img-src 'self' data: https://widget.example; frame-src https://widget.example",
  );
  expect(policies.get('/kuendigung')).toBe(policy);
});

test('only a page with a place for a script may write HTML from text', async () => {
  const strict = `${policy}; require-trusted-types-for 'script'; trusted-types 'none'`;
  const policies = await policiesOf(
    {
      'index.html': '<div data-widget="https://widget.example/a.js"></div>',
      'kuendigung.html': '<form></form>',
    },
    strict,
  );
  expect(policies.get('/')).not.toContain('trusted-types');
  expect(policies.get('/kuendigung')).toBe(strict);
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

const hashOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

test('a policy names the hashes of what stands in the page, each once, and no others', () => {
  const html = `<style>a{}</style><script>one()</script><script type="module">two()</script>
    <script>one()</script><script src="/three.js"></script><noscript><style>b{}</style></noscript>`;
  const policy =
    "img-src 'self'; script-src 'self' 'sha256-old=' https://a.example; style-src 'self' 'sha256-old='";
  expect(withOwnHashes(policy, html)).toBe(
    [
      "img-src 'self'",
      ` script-src 'self' https://a.example ${hashOf('one()')} ${hashOf('two()')}`,
      ` style-src 'self' ${hashOf('a{}')} ${hashOf('b{}')}`,
    ].join(';'),
  );
});

test('data in a page asks for no hash', () => {
  const html = '<script type="application/ld+json">{"@type":"Organization"}</script>';
  expect(withOwnHashes("script-src 'self'", html)).toBe("script-src 'self'");
});
