import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { partsOf, fitPolicies, withOwnHashes, allowSource } from './page-policies.ts';

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

test('words of a text are no place for a script and no page without a network', async () => {
  const words =
    'Write <code>&lt;p data-offline data-widget="https://widget.example/a.js"&gt;</code>';
  const policies = await policiesOf({ 'index.html': `<p>${words} data-offline</p>` });
  expect(policies.get('/')).toBe(policy);
});

test('a source for a directive that the policy does not have is refused', () => {
  expect(() => allowSource(policy, 'style-src', 'https://widget.example')).toThrow(/no style-src/);
});

const hashOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

test('a policy keeps the hashes of the scripts that stand in the page, each once, and names its styles', () => {
  const html = `<style>a{}</style><script>one()</script><script type="module">two()</script>
    <script>one()</script><script src="/three.js"></script><noscript><style>b{}</style></noscript>`;
  const policy = `img-src 'self'; script-src 'self' 'sha256-elsewhere=' ${hashOf('one()')} ${hashOf('two()')} https://a.example; style-src 'self' 'sha256-old='`;
  expect(withOwnHashes(policy, partsOf(html))).toBe(
    [
      "img-src 'self'",
      ` script-src 'self' https://a.example ${hashOf('one()')} ${hashOf('two()')}`,
      ` style-src 'self' ${hashOf('a{}')} ${hashOf('b{}')}`,
    ].join(';'),
  );
});

test.each([
  '<script>steal()</script>',
  '<SCRIPT async>steal()</SCRIPT>',
  '<script type="importmap">{}</script>',
  '<svg><script>steal()</script></svg>',
  '<img src="x" onerror="steal()">',
  '<a href=" javascript:steal()">more</a>',
  '<iframe srcdoc="<p>"></iframe>',
  '<a href="data:text/html,<p>">more</a>',
])('a page with code that no template emitted is not built: %s', async (html) => {
  const built = policiesOf(
    { 'index.html': `<script>one()</script>${html}` },
    `script-src ${hashOf('one()')}`,
  );
  await expect(built).rejects.toThrow(
    /^The page index\.html cannot be served\. It holds a script that no template has emitted: /,
  );
});

test('data in a page asks for no hash', () => {
  const html = '<script type="application/ld+json">{"@type":"Organization"}</script>';
  expect(withOwnHashes("script-src 'self'", partsOf(html))).toBe("script-src 'self'");
});
