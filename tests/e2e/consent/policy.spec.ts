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
    await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const script = Object.assign(document.createElement('script'), { src });
          script.addEventListener('error', resolve);
          document.body.append(script);
        }),
      widget.script.url,
    );
    expect(requests).toEqual([]);
  });
}

test('the policy of the landing page allows the host of the reviews and no other', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const foreign = policy.match(/https?:[^\s;]+/g);
  expect(new Set(foreign)).toEqual(new Set([new URL(widget.script.url).origin]));
});
