import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '#tests/support/browser-test.ts';

// Within the banner, and within the links of the header.
const PAUSES = ['Nur notwendige', '<a href="/#faq"'];

test('what has arrived of a page does not move when the rest arrives', async ({
  browser,
  baseURL,
}) => {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '', baseURL ?? ''));
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      const body = Buffer.from(await answer.arrayBuffer());
      let sent = 0;
      for (const place of request.url === '/' ? PAUSES : []) {
        const next = body.indexOf(place);
        response.write(body.subarray(sent, next));
        sent = next;
        // Longer than the browser waits for more before it paints.
        await delay(1000);
      }
      response.end(body.subarray(sent));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Without what watches for pages of other hosts.
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] };
          shifts.push(...sources.map(({ node }) => node?.textContent ?? ''));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port.toString()}/`);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual(
      [],
    );
  } finally {
    await page.close();
    server.close();
    server.closeAllConnections();
  }
});
