import { expect, test } from 'vitest';
import { CANCELLATION, WITHDRAWAL } from '#tests/support/functions-server.ts';
import { siteAddresses } from '#tests/support/site-addresses.ts';
import { askFront } from './ask-front.ts';
import { SITE_HOST, startCaddy, startNginx } from './front-server.ts';
import { findingsOf, scoreOf } from './observatory-grade.ts';
import { siteBehindFront } from './site-behind-front.ts';

// The tests of Mozilla's HTTP Observatory and what each takes for a full score
// (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring).
const SIX_MONTHS_SECONDS = 15_768_000;
const PAGES = ['/', '/blog', '/team', '/kuendigung', '/datenschutz', '/gibt-es-nicht'];
const SAFE_REFERRERS = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

test.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)('behind %s every page meets the rules of the Observatory', async (_name, start) => {
  const { front } = await siteBehindFront(start);
  for (const path of PAGES) {
    const { headers, body } = await askFront(front, path);
    const policy = readPolicy(String(headers['content-security-policy']));

    // Content-Security-Policy: everything is forbidden that is not named, nothing unsafe is.
    expect(policy.get('default-src'), path).toEqual(["'none'"]);
    for (const [directive, sources] of policy) {
      expect(sources.join(' '), `${path} ${directive}`).not.toMatch(
        /unsafe|\*|(?:^| )https?:(?: |$)/,
      );
    }
    for (const directive of ['script-src', 'style-src', 'object-src']) {
      expect(policy.get(directive)?.join(' ') ?? '').not.toMatch(/\bdata:|http:/);
    }
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);

    // Cookies, Cross-Origin Resource Sharing, Strict-Transport-Security and the short ones.
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
    const promised = /max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1];
    expect(Number(promised)).toBeGreaterThanOrEqual(SIX_MONTHS_SECONDS);
    expect(SAFE_REFERRERS).toContain(headers['referrer-policy']);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');

    // Subresource Integrity: no script of another host is in a page.
    const scripts = body.toString().matchAll(/<script[^>]*\bsrc=["']?([^"'\s>]+)/g);
    for (const [, src = ''] of scripts) expect(src).toMatch(/^\/(?!\/)/);

    // Redirection: from HTTP to HTTPS at once, under the same name.
    const plain = await askFront(front, path, { protocol: 'http' });
    expect(plain.headers.location).toBe(`https://${SITE_HOST}${path}`);
  }
});

test('behind nginx every page and function has an A+', async () => {
  const { front } = await siteBehindFront(startNginx);
  const functions = [CANCELLATION, WITHDRAWAL, '/functions/v1/subscribe-newsletter'];
  const asked = [
    ...siteAddresses('dist').map((path) => ({ path, method: 'GET' })),
    ...functions.map((path) => ({ path, method: 'POST' })),
  ];
  for (const { path, method } of asked) {
    const answer = await askFront(front, path, { method });
    const plain = await askFront(front, path, { method, protocol: 'http' });
    const findings = findingsOf(answer, plain, SITE_HOST);
    expect(scoreOf(findings), `${path} ${JSON.stringify(findings)}`).toBeGreaterThanOrEqual(100);
    expect(findings.filter(({ points }) => points < 0)).toEqual([]);
  }
});

function readPolicy(text: string): Map<string, string[]> {
  return new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}
