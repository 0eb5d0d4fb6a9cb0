import { expect, test } from '#tests/support/browser-test.ts';
import {
  beginWith,
  decision,
  readThrough,
  serveWidget,
  watchHosts,
  widget,
  widgetRequest,
} from '#tests/support/consent.ts';

test.use({ visitor: 'first' });

for (const path of ['/kuendigung', '/widerruf', '/datenschutz', '/team']) {
  test(`${path} loads nothing from elsewhere, whatever was allowed, and its policy forbids it`, async ({
    page,
    context,
    baseURL,
    faults,
  }) => {
    faults.allow(/security policy: script-src/);
    faults.allow(/Content Security Policy/);
    // The attempt is seen, but it never leaves the browser.
    faults.allow(widgetRequest);
    await beginWith(context, decision({ analytics: true, marketing: true }));
    const hosts = watchHosts(context);
    const requests = await serveWidget(context);
    const answer = await readThrough(page, path);
    expect(answer?.headers()['content-security-policy']).not.toContain(
      new URL(widget.script.url).host,
    );
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
    // Not by an element, which has to be stopped even before (below).
    await page.evaluate(`import(${JSON.stringify(widget.script.url)}).catch(() => undefined)`);
    expect(requests).toEqual([]);
  });
}

test('no script of a page makes HTML or an address of a script from text', async ({
  page,
  faults,
}) => {
  faults.allow(/TrustedHTML/);
  faults.allow(/TrustedScriptURL/);
  await page.goto('/kuendigung');
  const whatHappens = await page.evaluate(() => {
    const attempt = (work: () => void) => {
      try {
        work();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      attempt(() => (document.createElement('p').innerHTML = '<b>text</b>')),
      attempt(() => (document.createElement('script').src = '/any.js')),
    ];
  });
  expect(whatHappens).toEqual(['TypeError', 'TypeError']);
});

test('the policy of the landing page allows the host of the reviews and no other', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const foreign = policy.match(/https?:[^\s;]+/g);
  expect(new Set(foreign)).toEqual(new Set([new URL(widget.script.url).origin]));
});
