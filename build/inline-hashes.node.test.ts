import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withOwnHashes } from './inline-hashes.ts';

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
